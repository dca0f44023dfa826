import { expect, it } from 'vitest';
import { compareDrafts } from '../changes/compare-drafts.ts';
import { isRespelt, soundsNear } from './respelt.ts';

const kindsOf = (before: string, after: string) =>
  new Set(compareDrafts(before, after).changes.map(({ kind }) => kind));

it.each([
  ['Their is a seal on the rocks.', 'There is a seal on the rocks.'],
  ['There dog ran off.', 'Their dog ran off.'],
  ['I think there coming home.', 'I think they’re coming home.'],
  ['I know their coming home.', 'I know they’re coming home.'],
  ['I hope your coming home.', 'I hope you’re coming home.'],
  ['We ran to fast for him.', 'We ran too fast for him.'],
  ['We saw too dogs there.', 'We saw two dogs there.'],
  ['We went two the shop.', 'We went to the shop.'],
  ['It is bigger then me.', 'It is bigger than me.'],
  ['One of my socks fell of today.', 'One of my socks fell off today.'],
  ['We should of gone home.', 'We should have gone home.'],
  ['We where very cold.', 'We were very cold.'],
  ['I saw that were going home.', 'I saw that we’re going home.'],
  ['I can see its raining again.', 'I can see it’s raining again.'],
  ['I no the answer to that.', 'I know the answer to that.'],
  ['I new the answer to that.', 'I knew the answer to that.'],
  ['We ate the hole cake.', 'We ate the whole cake.'],
  ['We are not aloud in there.', 'We are not allowed in there.'],
  ['The ball flew threw the window.', 'The ball flew through the window.'],
  ['I like to right stories.', 'I like to write stories.'],
  ['We could here the sea.', 'We could hear the sea.'],
  ['I want home after that.', 'I went home after that.'],
  ['I whent home after that.', 'I went home after that.'],
  ['It was quiet a long day.', 'It was quite a long day.'],
  ['I did not lose it, it was lose.', 'I did not lose it, it was loose.'],
  ['We had are lunch there.', 'We had our lunch there.'],
  ['I want to by a hat.', 'I want to buy a hat.'],
  ['She waved good by to us.', 'She waved good bye to us.'],
  ['We had four hours four lunch.', 'We had four hours for lunch.'],
  ['We swam in the see today.', 'We swam in the sea today.'],
  ['The son was hot today.', 'The sun was hot today.'],
  ['He past me the ball.', 'He passed me the ball.'],
  ['I ate a peace of cake.', 'I ate a piece of cake.'],
  ['The whether was bad today.', 'The weather was bad today.'],
  ['I know witch one it was.', 'I know which one it was.'],
  ['I know whose coming home.', 'I know who’s coming home.'],
  ['I dont like the cold.', 'I do not like the cold.'],
  ['We couldnt see a thing.', 'We could not see a thing.'],
  ['It was the begining of it.', 'It was the beginning of it.'],
  ['We play with eachother a lot.', 'We play with each other a lot.'],
  ['My frend was there too.', 'My friend was there too.'],
  ['It was becos of him.', 'It was because of him.'],
  ['The brake was broken.', 'The break was broken.'],
  ['The brakes went off.', 'The breaks went off.'],
  ['I woke up wen it rained.', 'I woke up when it rained.'],
  ['I cud see the sea.', 'I could see the sea.'],
  ['I have bin there before.', 'I have been there before.'],
  ['We have dun it again.', 'We have done it again.'],
  ['I wood like a pie.', 'I would like a pie.'],
  ['They cum here a lot.', 'They come here a lot.'],
  ['He comes here a lot.', 'He cums here a lot.'],
  ['We won day went home.', 'We one day went home.'],
  ['I know wear it is.', 'I know where it is.'],
  ['It was a long weak for us.', 'It was a long week for us.'],
  ['It was a grate day.', 'It was a great day.'],
  ['I was board all day.', 'I was bored all day.'],
  ['You were rite about it.', 'You were right about it.'],
  ['We saw a lite in there.', 'We saw a light in there.'],
  ['Nana tort me that.', 'Nana taught me that.'],
  ['My hart beat fast.', 'My heart beat fast.'],
  ['The sea was ruff there.', 'The sea was rough there.'],
  ['I was exited about it.', 'I was excited about it.'],
  ['We ran thru the rain.', 'We ran through the rain.'],
  ['We went to the parck.', 'We went to the park.'],
  ['I was ecxited about it.', 'I was excited about it.'],
])('takes for spelling, and not for other words: “%s” and “%s”', (before, after) => {
  expect([...kindsOf(before, after)]).toEqual(['mended']);
});

it.each([
  ['We went to the beach.', 'We walked to the beach.'],
  ['The cat was big.', 'The cat was small.'],
  ['We had a good day.', 'We had a great day.'],
  ['I saw the horse run.', 'I saw the house run.'],
  ['It was so cold.', 'It was not cold.'],
  ['We ran home fast.', 'We ran back fast.'],
])('takes for other words: “%s” and “%s”', (before, after) => {
  expect([...kindsOf(before, after)]).toEqual(['replaced']);
});

it('compares three words with three, and no more', () => {
  expect(isRespelt(['ina', 'litle', 'wile'], ['in', 'a', 'little'])).toBe(false);
  expect(isRespelt(['up', 'to', 'gether'], ['uptogether'])).toBe(true);
  expect(isRespelt(['a', 'b', 'c', 'd'], ['abcd'])).toBe(false);
  expect(isRespelt(['abcd'], ['a', 'b', 'c', 'd'])).toBe(false);
  expect(isRespelt(['litle', 'frend'], ['little', 'friend'])).toBe(true);
  expect(isRespelt(['litle', 'dog'], ['little', 'cat'])).toBe(false);
  expect(isRespelt(['litle'], ['little', 'one'])).toBe(false);
});

it('takes ‘dont’ for ‘do not’, and nothing else for it', () => {
  expect(isRespelt(["don't"], ['do', 'not'])).toBe(true);
  expect(isRespelt(['wouldnt'], ['would', 'not'])).toBe(true);
  expect(isRespelt(['dont'], ['do', 'now'])).toBe(false);
  expect(isRespelt(['wont'], ['do', 'not'])).toBe(false);
  expect(isRespelt(['dont', 'go'], ['do', 'not'])).toBe(false);
  expect(isRespelt(['dont'], ['do', 'not', 'go'])).toBe(false);
});

it.each([
  ['stopt', 'stopped', true],
  ['ostrich', 'estrich', true],
  ['ātaahua', 'otahua', true],
  ['frend', 'trend', false],
  ['abcdef', 'abcxyz', true],
  ['abcdef', 'abwxyz', false],
  ['wnet', 'went', true],
  ['ab', 'ba', false],
  ['aeiouwxyz', 'aieuozyxw', false],
  ['abcd', 'acbd', true],
])('hears that “%s” is near “%s”: %s', (one, other, is) => {
  expect(soundsNear(one, other)).toBe(is);
  expect(soundsNear(other, one)).toBe(is);
});

it.each(['abxcdefghij', 'abdefghij', 'abxdefghij', 'acbdefghij', 'abcdefghji'])(
  'counts as one what differs in %s',
  (other) => {
    const tenth = 1 / Math.max(10, other.length);
    expect(soundsNear('abcdefghij', other, tenth)).toBe(true);
    expect(soundsNear('abcdefghij', other, tenth / 2)).toBe(false);
  },
);

it.each(['abdxefghij', 'abxcefghij', 'abdcefghji', 'abcdefgh', 'abcdefghijkl'])(
  'counts as two what differs in %s',
  (other) => {
    const tenth = 1 / Math.max(10, other.length);
    expect(soundsNear('abcdefghij', other, tenth * 2)).toBe(true);
    expect(soundsNear('abcdefghij', other, tenth)).toBe(false);
  },
);

it('compares words of up to thirty letters, and no longer ones', () => {
  const long = (letters: number) => 'zx'.repeat(15).slice(0, letters);
  expect(isRespelt([long(29)], [long(30)])).toBe(true);
  expect(isRespelt([long(30)], [long(29)])).toBe(true);
  expect(isRespelt([long(30)], [`${long(30)}z`])).toBe(false);
  expect(isRespelt([`${long(30)}z`], [long(30)])).toBe(false);
});

it('takes two right words for the same if only marks or macrons differ', () => {
  expect(isRespelt(['well', 'litle'], ["we'll", 'little'])).toBe(true);
  expect(isRespelt(['whanau', 'litle'], ['whānau', 'little'])).toBe(true);
  expect(isRespelt(['hit'], ['hot'])).toBe(false);
});

it('compares up to three words on either side', () => {
  expect(isRespelt(['alot', 'of', 'fun'], ['a', 'lot', 'of fun'])).toBe(true);
  expect(isRespelt(['nextto'], ['nex', 't', 'to'])).toBe(true);
});

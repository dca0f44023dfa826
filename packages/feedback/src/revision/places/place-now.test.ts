import { describe, expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { isEarly } from './place-now.ts';
import { placeNowAt as nowAt } from '../testing/place-now-at.ts';

describe('a place as rules see it', () => {
  it('has its words, its sentence, and the words that are new', () => {
    const before = 'We ran. It was nice. Then we all slept there.';
    const after = 'We raced. It was very nice. Then we all slept.';
    expect(nowAt(before, after, 'nice')).toMatchObject({
      words: 'nice.',
      sentences: 'It was very nice.',
      fresh: 'raced.\nvery',
    });
  });

  it('has no words where they went', () => {
    expect(
      nowAt('We ran. It was nice. Mum slept.', 'We ran. Mum slept.', 'It was nice'),
    ).toMatchObject({
      words: '',
      fresh: '',
    });
  });

  it('calls neither moved nor mended words new', () => {
    const [one, other] = ['We swam far out to the island.', 'Nana made us a hot lunch.'];
    expect(nowAt(`${one} ${other}`, `${other} ${one}`, 'lunch').fresh).toBe('');
    expect(nowAt('we swam to the iland.', 'We swam to the island.', 'swam').fresh).toBe('');
  });
});

describe('the end of a text', () => {
  const before = 'We swam. Then we went home.';
  const hasNewEnd = (after: string, earlier = before) => nowAt(earlier, after, 'We swam').hasNewEnd;

  it('is new with new last words, also before a name that closes the text', () => {
    expect(hasNewEnd(`${before} I can still taste the pies.`)).toBe(true);
    const letter = `${before}\nLove Eli`;
    expect(hasNewEnd(letter.replace('\n', ' I can still taste the pies.\n'), letter)).toBe(true);
  });

  it('is new with new last words and a closing that was not there', () => {
    expect(hasNewEnd(`${before} I can still taste the pies.\nLove Eli`)).toBe(true);
  });

  it('is not new if something else is, or if only marks or letters of it were mended', () => {
    expect(hasNewEnd(before.replace('We swam', 'We all swam'))).toBe(false);
    expect(hasNewEnd(before.replace('home.', 'home!'))).toBe(false);
    const both = before.replace('We swam', 'We all swam').replace('home.', 'home!');
    expect(hasNewEnd(both)).toBe(false);
    expect(hasNewEnd(`All of ${before} I can still taste the pies.`)).toBe(true);
  });
});

describe('a line', () => {
  const before = 'We ran home. Then we ate pies. Mum slept.';
  const beginsLine = (after: string, quotation: string) =>
    nowAt(before, after, quotation).beginsLine;

  it('begins with the place, or with its sentence if that began before as well', () => {
    const after = before.replace(' Then', '\nThen');
    expect(beginsLine(after, 'Then we')).toBe(true);
    expect(beginsLine(after, 'pies')).toBe(true);
    expect(beginsLine(after, 'Mum slept')).toBe(false);
    expect(beginsLine(before, 'Then we')).toBe(false);
  });

  it('begins with a new sentence around the place', () => {
    expect(beginsLine(before.replace(' Then', '\nLater that day'), 'we ate pies')).toBe(true);
  });

  it('does not begin with a sentence that was only cut in two', () => {
    expect(beginsLine(before.replace('we ate', '\nwe ate'), 'pies')).toBe(false);
  });
});

describe('a sentence', () => {
  const starts = (before: string, after: string, quotation: string) =>
    nowAt(before, after, quotation).beginsSentence;
  const runOn = 'We ran home we ate hot pies and cake.';

  it.each([
    ['with the place', 'We ran home. We ate hot pies and cake.', true],
    ['with a joining word before it', 'We ran home. Then we ate hot pies and cake.', true],
    ['with two joining words before it', 'We ran home. And then we ate hot pies and cake.', true],
    ['not with another word before it', 'We ran home. Today we ate hot pies and cake.', false],
    [
      'not with a word that only begins like one',
      'We ran home. Sometimes we ate hot pies and cake.',
      false,
    ],
    [
      'not with a word that only ends like one',
      'We ran home. Also we ate hot pies and cake.',
      false,
    ],
    ['not without a mark', 'We ran home and we ate hot pies and cake.', false],
  ])('begins %s', (_, after, begins) => {
    expect(starts(runOn, after, 'we ate hot pies')).toBe(begins);
  });

  it('begins with the place, though the sentence before it ends with a joining word', () => {
    expect(starts(runOn, 'We ran home and. We ate hot pies and cake.', 'we ate hot pies')).toBe(
      true,
    );
    expect(starts('We ran and. Then we ate.', 'We ran and. Then we ate pies.', 'we ate')).toBe(
      true,
    );
  });

  it('begins with the first word of the text, whatever that is', () => {
    expect(starts('then we ran home.', 'then we ran home fast.', 'then we')).toBe(true);
    expect(starts('and we ran home.', 'and we ran home fast.', 'we ran')).toBe(true);
  });

  it('begins with the place if it does in its first half, and within it if later', () => {
    const place = 'home we ate hot pies';
    expect(starts(runOn, 'We ran home. We ate hot pies and cake.', place)).toBe(true);
    expect(starts(runOn, 'We ran home we ate. Hot pies and cake.', place)).toBe('within');
    const four = 'ran home we ate';
    expect(starts(runOn, 'We ran home. We ate hot pies and cake.', four)).toBe(true);
    expect(starts(runOn, 'We ran home we. Ate hot pies and cake.', four)).toBe('within');
  });

  it('begins right after the place, where the end of the place got a mark', () => {
    expect(starts(runOn, 'We ran home. We ate hot pies and cake.', 'ran home')).toBe('within');
  });

  it('begins neither with one that was there before nor with the one before', () => {
    const two = 'We ran home. We ate hot pies.';
    expect(starts(two, two.replace('hot', 'cold'), 'home. We ate')).toBe(false);
    expect(starts(two, two.replace('home', 'off'), 'hot pies')).toBe(false);
  });
});

describe('the first sentences', () => {
  const words = compareWords('', 'We ran. We ate. We sang. We sat. We slept. We left.').alignment
    .after;

  it('are five, with all of their words', () => {
    const early = words.map((_, i) => isEarly(words, i));
    expect(early).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
  });
});

describe('new words', () => {
  const isOnTopic = (before: string, after: string) => nowAt(before, after, 'It was').isOnTopic;

  it('are on the topic if one of them is a telling word of the earlier draft', () => {
    const before = 'It was fun to see the wētā. We ran.';
    expect(isOnTopic(before, `${before} Weta can jump.`)).toBe(true);
    expect(isOnTopic(before, `${before} Cats can jump.`)).toBe(false);
    expect(isOnTopic(before, `${before} The best for me.`)).toBe(false);
    expect(isOnTopic(before, before)).toBe(false);
  });
});

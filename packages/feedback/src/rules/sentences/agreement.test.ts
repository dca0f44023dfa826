import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { hasAgreementSlip } from './agreement.ts';
import { differentStarts } from './different-starts.ts';
import { openers } from './openers.ts';
import { soundSentences } from './sound-sentence.ts';

describe('a slip of grammar', () => {
  it.each([
    'We is late',
    'And me and Ana went in',
    'Then me and my nan had tea',
    'It don’t fit',
    "She don't run",
    'It dont fit',
    'I has it',
    'There’s some ducks',
    "There's ducks",
    'Theres lots of ducks',
    'There isn’t any ducks',
    "There wasn't any ducks",
    'There is only two',
    'There was about 20 of them',
    'There’s three',
    "There's 12 of them",
    'When Nan come in we sat',
    'We saw all student there',
    'Two birds that lives here',
    'Two big fans on their head which catches food',
    'Four fans of its tail which keeps warm',
    'We have five dog',
    'We saw 12 cow in it',
    'It is become late',
    'We like to went there',
    'He didn’t saw it',
    "He didn't went",
    'He didnt went',
    'We have ate it',
    'He just gone there',
    'Then my nana telling it',
    'And so my grandad running up',
    'Because my grandma she ran',
    'Your out',
    'I ran because is late',
    'It is big than mine',
    'It is more cold than ice',
    'You must of gone',
    'Last reason is it rains',
    'The reason is because it rains',
    'So it open the gate',
    'Then it eat them',
    'My uncle pull the net',
    'Then my uncle become sad',
    'And then a boy pull my tag',
    'He and she like it',
    'I sleep in sofa',
    'I sleep on couch and wait',
    'We go to it, near lake',
    'So shop was shut',
    'Because shop comes in',
  ])('is heard in “%s”', (words) => {
    expect(hasAgreementSlip(words)).toBe(true);
  });

  it.each([
    'One of these people is late',
    'Each of those is mine',
    'If it were late',
    'Inside it were two eggs',
    'Does it have legs',
    'You and I have it',
    'There is always jam',
    'There is less jam',
    'There is enormous joy',
    'When people come we sit',
    'When kids come in we sit',
    'In room 12 dog hair is out',
    'We had five minute breaks',
    'It is see through',
    'We have never seen it',
    'I haven’t been there',
    "She hasn't gone there",
    'They hadn’t done it',
    'My nan during tea sat',
    'We everything',
    'Your so amazing mate',
    'So is it late',
    'He let it fit',
    'We saw my uncle pull the net',
    'Don’t he like it',
    "Didn't she like it",
    'Couldnt he like it',
    'I won’t let him like it',
    'They keep it open',
    'One day go there',
    'My people pull the net',
    'Then my team pull the net',
    'My uncle walk',
    'From house to house',
    'It is a sort of box',
    'In house keys',
    'We like river walks',
    'Nan, milk the cows',
  ])('is not heard in “%s”', (words) => {
    expect(hasAgreementSlip(words)).toBe(false);
  });
});

describe('sentences that can be praised', () => {
  const sound = (text: string) => soundSentences(readStudentText(text)).map((one) => one.text);

  it.each([
    'Would have.',
    'He could not.',
    'The old red gate.',
    'Fifteen big red hats.',
    'Twenty big red hats.',
    'Big big hats.',
    'Because it rained all day on us and on all of our very wet old tents.',
    'And because it rained.',
    'When we got there.',
    'Is no tail.',
    'We ran and I fell and he sat and she ate.',
    'He milk the goat.',
  ])('are none such as “%s”', (one) => {
    expect(sound(`Nobody spoke. ${one} Nan sang to us.`)).toEqual([
      'Nobody spoke.',
      'Nan sang to us.',
    ]);
  });

  it.each([
    'The old red gate fell.',
    'When we got there, it rained.',
    'When it is late go to bed.',
    'When we got there we saw the old gate of the school.',
    'The gate by the shed at the end of our road.',
    'Is that no tail?',
  ])('are also “%s”', (one) => {
    expect(sound(`Nobody spoke. ${one} Nan sang to us.`)).toContain(one);
  });

  it('are no questions on a line of their own, and none of more than sixty words', () => {
    expect(sound('Nobody spoke.\nWhat do they eat?\nNan sang to us.')).toEqual([
      'Nobody spoke.',
      'Nan sang to us.',
    ]);
    expect(sound('Nobody spoke. What do they eat?')).toContain('What do they eat?');
    const long = (count: number) => `Nan sang of ${'old '.repeat(count - 4)}boats.`;
    expect(sound(`Nobody spoke. ${long(60)}`)).toHaveLength(2);
    expect(sound(`Nobody spoke. ${long(61)}`)).toHaveLength(1);
  });

  it('are still there if two of thirty-one have slips, and not if two of thirty have', () => {
    const text = (count: number) => `${'Nobody spoke. '.repeat(count)}He milk it. She milk it.`;
    expect(sound(text(29))).toHaveLength(29);
    expect(sound(text(28))).toEqual([]);
  });

  it('are no worse for what somebody says', () => {
    expect(sound('Nobody spoke. “He milk it,” said Nan. “She milk it,” said Dad.')).toContain(
      'Nobody spoke.',
    );
  });
});

describe('the beginnings of sentences', () => {
  const starts = (text: string) =>
    differentStarts.find(readStudentText(text)).flatMap(({ quotations }) => quotations.flat());

  it.each([
    'Each night it sang.',
    'One morning it sang.',
    'That afternoon it sang.',
    'Next week it sang.',
    'Last Friday it sang.',
    'This evening it sang.',
    'One month it sang.',
    'Last year it sang.',
    'Secondly it sang.',
    'Thirdly it sang.',
    'Lastly it sang.',
    'Third it sang.',
    'Inside it sang.',
  ])('differ where two of five tell something else than who: “%s”', (one) => {
    const text = (other: string) =>
      `Nobody spoke. ${other} Dad sat down. After tea we ran. Stars came out.`;
    expect(starts(text(one))).toContain(one.split(' ')[0]);
    expect(starts(text('Ana sang to it.'))).toEqual([]);
    expect(starts(text(`${one.split(' ')[0]?.slice(0, 1)}ish it sang.`))).toEqual([]);
  });

  it('do not differ in four sentences, in a row of three, or where many are alike', () => {
    expect(
      starts('Nobody spoke. Before tea it sang. Dad sat down. After tea we ran. Stars came out.'),
    ).toHaveLength(3);
    expect(starts('Nobody spoke. Before tea it sang. Dad sat down. After tea we ran.')).toEqual([]);
    expect(
      starts(
        'Before tea it sang. It ran. It sat. It hid. After tea we ran. Stars came out. Nobody spoke.',
      ),
    ).toEqual([]);
    expect(
      starts(
        'Before tea it sang. It ran. Dad sat. It hid. After tea we ran. It slept. Nobody spoke.',
      ),
    ).toEqual([]);
    expect(
      starts(
        'Before tea it sang. It ran. Dad sat. It hid. After tea we ran. Dad slept. Before it we ran. After it we sat. Dad ate.',
      ),
    ).toEqual([]);
  });

  it('are praised one by one, unless the sentence beside begins alike', () => {
    const praised = (text: string) =>
      openers
        .find(readStudentText(text))
        .filter(({ kind }) => kind === 'strength')
        .flatMap(({ quotations }) => quotations.flat());
    const text = (last: string) =>
      `After lunch we swam. Mum read. When the sun set, we ate. Dad sang. Stars came out. ${last}`;
    expect(praised(text('Suddenly a possum hissed.'))).toContain('Suddenly a possum hissed');
    expect(praised(text('Suddenly a possum hissed. Suddenly it ran off.'))).not.toContain(
      'Suddenly a possum hissed',
    );
    expect(praised(text('Suddenly a possum'))).not.toContain('Suddenly a possum');
  });

  it('are counted from four on, in four of ten', () => {
    const counted = (text: string) =>
      openers
        .find(readStudentText(text))
        .filter(({ kind }) => kind === 'nextStep')
        .map(({ slots }) => slots?.['times'] ?? slots?.['count'] ?? slots);
    const alike = 'I ran. Mum sat. I fell. Dad ate. I hid. Nan sang. I slept.';
    expect(counted(`${alike} It rained. She sat. He ate.`)).toHaveLength(1);
    expect(counted(`${alike} It rained. She sat. He ate. We swam.`)).toEqual([]);
    expect(counted(alike.replaceAll(/\bI\b/gu, 'Then'))).toEqual([]);
  });
});

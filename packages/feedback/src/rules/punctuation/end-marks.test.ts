import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { endMarks } from './end-marks.ts';

const open = 'Then we ran up the old hill with Nan';
const weights = (text: string) =>
  endMarks.find(readStudentText(text)).map(({ weight, slots }) => [weight, slots?.['mark']]);

describe('an end mark is missing', () => {
  const at = (end: string) => found(endMarks, `It rained. We sat. We ate. ${open}${end}`);

  it.each(['', ' 🙂', '"', ','])('after words and “%s”', (end) => {
    expect(at(end)).toHaveLength(1);
  });

  it.each(['.', '!', '?', '…', ':', '.”', '!"', "?'", '.)', '.]', ' and', ' and we', ' at the'])(
    'not after words and “%s”',
    (end) => {
      expect(at(end)).toEqual([]);
    },
  );

  it('only from eight words on, with a verb', () => {
    expect(found(endMarks, `It rained. We sat. ${open.replace('with Nan', '')}`)).toEqual([]);
    expect(
      found(endMarks, 'It rained. We sat. The old red gate of our big school by the river'),
    ).toEqual([]);
  });

  it('at the first place only, where the same words come again with theirs', () => {
    expect(found(endMarks, `It rained. ${open}. We sat. ${open}`)).toEqual([]);
  });

  it('and weighs more if most ends are', () => {
    expect(weights(`It rained. We sat. ${open}`)).toEqual([[0.55, 'a full stop']]);
    expect(weights(`It rained. ${open}`)).toEqual([[0.85, 'a full stop']]);
    const two = `It rained. We sat. ${open}\nWe ate. Then I went down to the lake with Dad`;
    expect(weights(two)).toEqual([[0.55, 'a full stop']]);
    expect(weights(two.replace('We sat. ', ''))).toEqual([[0.85, 'a full stop']]);
  });
});

describe('a line without an end mark', () => {
  const tail = 'It rained.\nWe sat.';
  const long = 'A tank that we fill with a lot of water and gravel and a net';

  it.each([
    ['of fewer than sixty characters', `${tail}\n${open}\nWe ate.`],
    ['at the top', `${open} and we sat there until all of it was very dark\n${tail}`],
    ['after a dash', `${tail}\n- ${long}\nWe ate.`],
    ['after a bullet', `${tail}\n• ${long}\nWe ate.`],
    ['after a number', `${tail}\n12. ${long}\nWe ate.`],
    ['after a bracket', `${tail}\n2) ${long}\nWe ate.`],
    ['under what is needed', `${tail}\nYou need:\n${long}\nWe ate.`],
    ['under all that you’ll need', `${tail}\nWhat you’ll need\n${long}\nWe ate.`],
    ["under all that you'll need", `${tail}\nYou'll need –\n${long}\nWe ate.`],
    ['under all that you will need', `${tail}\nWhat you will need\n${long}\nWe ate.`],
    ['after a word for a list', `${tail}\nTools: ${long}\nWe ate.`],
    ['after ‘you need’', `${tail}\nYou need: ${long}\nWe ate.`],
    ['after ‘you’ll need’', `${tail}\nYou’ll need to get – ${long}\nWe ate.`],
    ["after ‘you'll need’", `${tail}\nYou'll need - ${long}\nWe ate.`],
    ['after ‘you will need’', `${tail}\nWhat you will need : ${long}\nWe ate.`],
  ])('may be a heading or a list, %s', (_, text) => {
    expect(found(endMarks, text)).toEqual([]);
  });

  it.each([
    ['of sixty characters', `${tail}\n${long.slice(0, 56)} out\nWe ate.`],
    ['under something else', `${tail}\nWe never need\n${long}\nWe ate.`],
    ['with a dash in it', `${tail}\nNan – ${long}\nWe ate.`],
    ['with a number in it', `${tail}\nNan 2. ${long}\nWe ate.`],
    ['in which a sentence ends', `${tail}\nNan sat. ${open}\nWe ate.`],
  ])('has forgotten it, %s', (_, text) => {
    expect(found(endMarks, text)).toHaveLength(1);
  });
});

describe('end marks that are too loud', () => {
  it.each([
    'We won!! I yelled!!',
    'We won!!!! “I yelled!!”',
    'We won!! "I yelled!!"',
    'We won!! ‘I yelled!!’',
  ])('are asked to be single: “%s”', (text) => {
    expect(weights(text)).toEqual([[0.4, 'just one exclamation mark']]);
  });

  it.each(['We won!! I yelled!', 'We won! I yelled!', 'We won!! It was “!!” to me.'])(
    'are left alone once: “%s”',
    (text) => {
      expect(weights(text)).toEqual([]);
    },
  );

  it('are shown without their marks', () => {
    expect(found(endMarks, 'We won!!! It was good. I yelled!!')).toEqual([
      ['nextStep', 'We won', 'I yelled'],
    ]);
  });
});

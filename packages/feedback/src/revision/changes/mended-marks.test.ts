import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-drafts.ts';
import { gainsMarks } from './mended-marks.ts';

/** Whether any change between the drafts gains marks or capitals. */
const gains = (before: string, after: string) => {
  const { alignment, changes } = compareWords(before, after);
  return changes.some((change) => gainsMarks(alignment, change));
};

describe('what gains marks', () => {
  it.each([
    ['a capital', 'then we ran', 'Then we ran'],
    ['a capital after others', 'Then koro ran', 'Then Koro ran'],
    ['a full stop', 'We ran', 'We ran.'],
    ['a comma', 'Yes we ran.', 'Yes, we ran.'],
    ['a second comma', 'Yes, yes we ran.', 'Yes, yes, we ran.'],
    ['an apostrophe', 'We saw Mias dog.', 'We saw Mia’s dog.'],
    ['speech marks', 'Stop he said.', '“Stop” he said.'],
    ['a full stop before a word that may begin a sentence', 'We ran we ate', 'We ran. we ate'],
    ['a full stop before a name', 'We ran Koro ate', 'We ran. Koro ate'],
    ['a full stop before a mark', 'We ran - yes', 'We ran. - yes'],
    ['a full stop at the end of a line', 'we ran\nfast we ran', 'we ran.\nfast we ran'],
    ['one mark instead of several', 'We ran!!!', 'We ran!'],
    ['marks on their own', 'We ran', 'We ran …'],
    ['a mark at the end of what is said', '“Stop” yelled Ana.', '“Stop!” yelled Ana.'],
    ['other letters', 'Then we stoped.', 'Then we stopped.'],
    ['another word', 'Then we ran.', 'Then we raced.'],
  ])('is %s', (_, before, after) => {
    expect(gains(before, after)).toBe(true);
  });

  it.each([
    ['nothing', 'We ran.', 'We ran.'],
    ['a capital fewer', 'Then We ran.', 'Then we ran.'],
    ['a mark fewer', 'Yes, we ran.', 'Yes we ran.'],
    ['one of two marks', 'Yes?, we ran.', 'Yes, we ran.'],
    ['the same number of marks', 'We ran!!', 'We ran!!'],
    ['more marks in a row, less one', 'We ran!!!', 'We ran!!'],
    ['shouting', 'Then we ran.', 'Then WE ran.'],
    ['shouting with what was a capital', 'Then Koro ran.', 'Then KORO ran.'],
    ['a new line', 'We ran. We ate.', 'We ran.\nWe ate.'],
    ['words', 'We ran.', 'We ran off.'],
    ['words with a mark on its own', 'We ran off.', 'We — well — ran off.'],
    ['words that went', 'We ran fast now.', 'We ran now.'],
    ['a full stop before a small letter', 'We ran fast', 'We ran. fast'],
    ['a full stop before a small letter in a mark', 'We ran “fast', 'We ran. “fast'],
    ['a question mark with a mark behind it', 'He “ran fast', 'He “ran?” fast'],
    ['a full stop after a word that goes on', 'We ran and We ate', 'We ran and. We ate'],
    ['a full stop after another word in the middle', 'We ran fast', 'We raced. fast'],
  ])('is not %s', (_, before, after) => {
    expect(gains(before, after)).toBe(false);
  });

  it('is neither words nor marks that moved', () => {
    const [one, other] = ['We swam far out to sea.', 'Nana made us a hot lunch.'];
    expect(gains(`${one} ${other}`, `${other} ${one}`)).toBe(false);
  });

  it('is what is mended beside a stop that is out of place', () => {
    expect(gains('we ran fast', 'We ran. fast')).toBe(true);
  });

  it.each('and then so but because a an the my his our their of to in at with for'.split(' '))(
    'is no full stop after “%s”',
    (word) => {
      expect(gains(`We ran ${word} We ate`, `We ran ${word}. We ate`)).toBe(false);
    },
  );

  it.each(
    'and then so but when after i we he she they it you my the there mum dad everyone first next'.split(
      ' ',
    ),
  )('is a full stop before “%s”', (word) => {
    expect(gains(`We ran ${word} ate`, `We ran. ${word} ate`)).toBe(true);
  });
});

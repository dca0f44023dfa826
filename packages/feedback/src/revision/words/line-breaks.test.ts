import { describe, expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { draftWordsOf } from './draft-words.ts';
import { isLineStart, newLines } from './line-breaks.ts';
import { isListMark } from './list-marks.ts';

/** The words at which new lines begin. */
function lines(before: string, after: string): string[] {
  const { alignment } = compareWords(before, after);
  return newLines(alignment).flatMap((i) => alignment.after[i]?.written ?? []);
}

describe('a mark of a list', () => {
  const is = (text: string) => draftWordsOf(text).map(isListMark);

  it.each(['1', '1.', '2)', '3:', '12.', '-', '*', '•', '–'])('is %s', (mark) => {
    expect(is(mark)).toEqual([true]);
  });

  it.each(['1,', '123.', 'a.', '1st', '(1', '--', '1.)'])('is not %s', (mark) => {
    expect(is(mark)).toEqual([false]);
  });
});

describe('the start of a line', () => {
  const starts = (text: string) => {
    const words = draftWordsOf(text);
    return words.flatMap(({ written }, i) => (isLineStart(words, i) ? written : []));
  };

  it('is its first word, and what comes after a list mark', () => {
    expect(starts('We ran.\nThen we ate.')).toEqual(['We', 'Then']);
    expect(starts('Mix:\n1. Put it in.\n- 2) Bake it.')).toEqual([
      'Mix:',
      '1.',
      'Put',
      '-',
      '2)',
      'Bake',
    ]);
    expect(starts('1. Put 2 in.')).toEqual(['1.', 'Put']);
    expect(starts('We ran 2\nmiles 3')).toEqual(['We', 'miles']);
  });
});

describe('a new line', () => {
  const before = 'We ran home to Nana. Then we ate pies. Mum was out all day.';

  it('begins at a sentence, in all of them or in some', () => {
    expect(lines(before, before.replace(' Then', '\nThen'))).toEqual(['Then']);
    expect(lines(before, before.replaceAll('. ', '.\n'))).toEqual(['Then', 'Mum']);
    expect(lines(before, before)).toEqual([]);
    expect(lines(before.replace(' Then', '\nThen'), before)).toEqual([]);
    const parted = before.replace(' Then', '\nThen');
    expect(lines(parted, parted)).toEqual([]);
    expect(lines(parted, parted.replace(' Mum', '\n\nMum'))).toEqual(['Mum']);
  });

  it('begins at what was a sentence, though the mark before it went', () => {
    expect(lines(before, before.replace('Nana. Then', 'Nana\nThen'))).toEqual(['Then']);
  });

  it('begins at a new sentence after an end mark', () => {
    for (const end of ['.', '!', '?', ':', ';', '…', '.”', '!)'])
      expect(
        lines('We ran home and Dad slept.', `We ran home${end}\nNana came and Dad slept.`),
      ).toEqual(['Nana']);
    expect(lines('We ran home and Dad slept.', 'We ran.home\nlater on and Dad slept.')).toEqual([]);
  });

  it('begins nowhere else in a sentence', () => {
    expect(lines(before, before.replace(' home', '\nhome'))).toEqual([]);
    expect(lines(before, before.replace(' home', '\nquickly home'))).toEqual([]);
  });

  it('begins nowhere if half of the lines were only cut short', () => {
    const cut = before.replace(' out', '\nout');
    expect(lines(before, cut.replace(' Then', '\nThen'))).toEqual([]);
    expect(lines(before, cut.replaceAll('. ', '.\n'))).toEqual(['Then', 'Mum']);
  });

  it('begins before a list mark that is new, and not before one that was there', () => {
    const steps = 'Mix the eggs then bake it then eat it.';
    const listed = 'Mix the eggs\n2. then bake it\n• then eat it.';
    expect(lines(steps, listed)).toEqual(['2.', '•']);
    expect(lines('1. Mix it.\n2. Bake it.', '1. Mix it.\n2. Bake it.\n3.')).toEqual(['3.']);
    expect(lines('Mix it.\nBake it.', '1. Mix it.\n2. Bake it.')).toEqual(['2.']);
    expect(lines('1. Mix it.\n2. Bake it.', 'Mix it.\nBake it.')).toEqual([]);
  });

  it('begins with a heading of up to six words, over something that was there', () => {
    const title = 'Our very wet day with Nana';
    const under = (heading: string) => `We ran home.\n${heading}\nThen we ate pies.`;
    const plain = 'We ran home. Then we ate pies.';
    expect(lines(plain, `${title}\n${plain}`)).toEqual([]);
    expect(lines(plain, under(title))).toEqual(['Our', 'Then']);
    const joined = 'We ran home then we ate pies';
    const split = (heading: string) => `We ran home\n${heading}\nthen we ate pies`;
    expect(lines(joined, split(title))).toEqual([]);
    expect(lines(`Hi Koro. ${plain}`, `Hi Koro\n${title}\nWe ran home. Then we ate pies.`)).toEqual(
      ['Our', 'We'],
    );
    expect(
      lines(`Hi Koro. ${plain}`, `Hi Koro\n${title} here\nWe ran home. Then we ate pies.`),
    ).toEqual([]);
    expect(lines(`Hi Koro. ${plain}`, `Hi Koro. ${plain.slice(0, -1)}\n${title}`)).toEqual([]);
    expect(
      lines(`Hi Koro. ${plain}`, `Hi Koro\n${title}\nNana sang. We ran home. Then we ate pies.`),
    ).toEqual([]);
  });
});

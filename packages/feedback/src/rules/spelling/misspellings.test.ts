import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { listedMisspelling } from './misspellings.ts';
import { wordsToCheck } from './words-to-check.ts';

const right = (count: number) => 'We sat. '.repeat(count / 2);

describe('words whose right form is known', () => {
  const told = (text: string) =>
    listedMisspelling
      .find(readStudentText(text))
      .map(({ slots, quotations }) => [slots?.['right'], ...quotations.flat()]);

  it('are shown in threes, each once, nine at most', () => {
    expect(told('It was becuase of my freind. The freind sat.')).toEqual([
      ['‘friend’ and ‘because’', 'freind', 'becuase'],
    ]);
    const all =
      'It was becuase of my freind. He beleives thier beutiful brekfast, definately a favrite diffrent suprise, untill tommorow.';
    expect(told(all)).toHaveLength(3);
    expect(told(all)[0]).toEqual(['‘because’, ‘friend’ and ‘their’', 'becuase', 'freind', 'thier']);
  });

  it('weigh more in a text with many of them', () => {
    const weights = (text: string) =>
      listedMisspelling.find(readStudentText(text)).map(({ weight }) => weight);
    expect(weights(`My freind ${right(8)}`)).toEqual([0.6]);
    expect(weights(`My freind ${right(6)} It`)).toEqual([0.8]);
    expect(weights(`My freind ${right(18)}`)).toEqual([0.15]);
    expect(weights(`My freind ${right(16)} It`)).toEqual([0.6]);
    expect(weights(`My freind becuase suprise ${right(60)}`)).toEqual([0.42]);
    expect(weights(`My freind becuase ${right(60)}`)).toEqual([0.15]);
  });
});

describe('words to look up', () => {
  const weights = (text: string) =>
    wordsToCheck.find(readStudentText(text)).map(({ weight }) => weight);

  it('are three, and the rest for another day', () => {
    expect(found(wordsToCheck, `A ballon, spunge, towl and wriggeling. ${right(60)}`)).toEqual([
      ['nextStep', 'ballon', 'spunge', 'towl'],
      ['nextStep', 'wriggeling'],
    ]);
    expect(weights(`A ballon, spunge, towl and wriggeling. ${right(80)}`)).toEqual([0.15, 0]);
  });

  it('weigh more in a text with many of them', () => {
    expect(weights(`My ballon ${right(8)}`)).toEqual([0.55]);
    expect(weights(`My ballon ${right(6)} It`)).toEqual([0.75]);
    expect(weights(`My ballon ${right(18)}`)).toEqual([0.15]);
  });
});

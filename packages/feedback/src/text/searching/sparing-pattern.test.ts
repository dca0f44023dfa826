import { assert, constantFrom, letrec, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededStrings } from './needed-strings.ts';
import { SparingPattern } from './sparing-pattern.ts';

describe('what a pattern can’t do without', () => {
  it.each([
    ['its letters, in small ones', /Kia ora/u, [['kia ora']]],
    ['either of its ways', /\b(?:no|zero) marks?\b/u, [['no mark', 'zero mark']]],
    ['what is said of a place beside it is not needed', /(?<!the )story(?= is| was)/u, [['story']]],
    [
      'what may be left out is not needed',
      /very (?:well )?done(?:!|now)*/u,
      [['very well done', 'very done']],
    ],
    ['what comes again is', /(?:ha){2,}, you/u, [[', you'], ['ha']]],
    ['letters of a small class', /don['’]t/u, [["don't", 'don’t']]],
    ['nothing of a large one', /say [a-z]+ to \p{Lu}/u, [['say '], [' to ']]],
    ['a class with brackets in it', /your [[(][^\]]+[\])]/u, [['your ']]],
    ['a class within a class', /[\p{L}--[a-z]]ōrero/v, [['ōrero']]],
    ['names of groups are not', /(?<word>kupu)\k<word>/u, [['kupu']]],
    ['nothing, if one of its ways may be anything', /level|\d+/u, []],
    ['nothing so short that it is everywhere', /a|e/u, []],
  ])('%s', (_, pattern, needed) => {
    expect(neededStrings(pattern)).toEqual(needed);
  });
});

/** Any pattern of a few letters, and any text of them. */
const { pattern: patterns } = letrec<{ pattern: string }>((tie) => ({
  pattern: oneof(
    { depthSize: 'small', withCrossShrink: true },
    constantFrom(
      'a',
      'b',
      'ab ',
      'B',
      '[ab]',
      '[a-b]',
      '[^a]',
      '.',
      String.raw`\b`,
      '^',
      String.raw`\p{L}`,
    ),
    tuple(tie('pattern'), tie('pattern')).map(([one, two]) => one + two),
    tuple(tie('pattern'), tie('pattern')).map(([one, two]) => `(?:${one}|${two})`),
    tuple(tie('pattern'), constantFrom('?', '*', '+', '{2}', '{0,2}', '+?')).map(
      ([one, times]) => `(${one})${times}`,
    ),
    tuple(constantFrom('?=', '?!', '?<=', '?<!'), tie('pattern')).map(
      ([kind, one]) => `(${kind}${one})`,
    ),
  ),
}));
const texts = string({ unit: constantFrom('a', 'b', ' ', 'B', '-') });

describe('a sparing pattern', () => {
  it('finds whatever the same pattern finds that is always tried', () => {
    assert(
      property(patterns, constantFrom('u', 'iu', 'giu'), texts, (source, flags, text) => {
        const always = new RegExp(source, flags).exec(text);
        expect(new SparingPattern(source, flags).exec(text)).toEqual(always);
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds in capitals and with a long s what is the same in small letters', () => {
    const pattern = new SparingPattern(/\bstupid\b/iu);
    for (const text of ['STUPID', 'How ſtupid!']) expect(pattern.test(text)).toBe(true);
  });

  it('begins again after it has found nothing more', () => {
    const pattern = new SparingPattern(/ora/gu);
    expect([...'kia ora, ora'.matchAll(pattern)]).toHaveLength(2);
    pattern.lastIndex = 4;
    expect(pattern.test('kia kaha')).toBe(false);
    expect(pattern.lastIndex).toBe(0);
  });
});

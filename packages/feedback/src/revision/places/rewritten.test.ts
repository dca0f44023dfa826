import { normaliseText } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import type { Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import { compareWords } from '../changes/compare-drafts.ts';
import { placeOf } from './places.ts';
import {
  hasStayed,
  isOnSame,
  isRewritten,
  rewrittenAt,
  rewrittenWhole,
  type Rewritten,
} from './rewritten.ts';

/** Two drafts, and where a quotation of the earlier one was. */
function draftsAt(before: string, after: string, quotation: string) {
  const compared = compareWords(before, after);
  const place = placeOf(compared, normaliseText(before), quotation);
  if (place === null) throw new Error('The earlier draft has no such words.');
  const { alignment } = compared;
  const told = (anew: Rewritten | null) =>
    anew && {
      before: textAt(before, alignment.before, anew.before),
      after: textAt(after, alignment.after, anew.after),
      sentences: anew.sentences.map((run: Run) => textAt(after, alignment.after, run)),
    };
  return { alignment, place, told };
}

const rewritten = (before: string, after: string, quotation: string) => {
  const { alignment, place, told } = draftsAt(before, after, quotation);
  return told(rewrittenAt(alignment, place));
};

const first = 'On Friday we biked to the lake.';
const dull = 'It was really fun there.';
const last = 'Then Nana drove us all home.';
const before = `${first} ${dull} ${last}`;
const fresh = 'Huge waves slapped our cold legs, Koro slipped over.';

describe('what replaced the sentences around a place', () => {
  it('is what stands between the nearest sentences that stayed', () => {
    expect(rewritten(before, `${first} ${fresh} ${last}`, dull)).toEqual({
      before: dull,
      after: fresh,
      sentences: [fresh],
    });
  });

  it('reaches to the beginning where the first sentence went, and to the end where the last did', () => {
    expect(rewritten(before, `${fresh} ${dull} ${last}`, first)).toEqual({
      before: first,
      after: fresh,
      sentences: [fresh],
    });
    expect(rewritten(before, `${first} ${dull} ${fresh}`, last)).toEqual({
      before: last,
      after: fresh,
      sentences: [fresh],
    });
  });

  it('is nothing with seven new words, and something with eight', () => {
    const eight = 'Huge waves slapped our cold legs all afternoon.';
    expect(rewritten(before, `${first} ${eight} ${last}`, dull)?.after).toBe(eight);
    const seven = eight.replace(' cold', '');
    expect(rewritten(before, `${first} ${seven} ${last}`, dull)).toBeNull();
  });

  it('is nothing where the sentences beside it now stand side by side', () => {
    expect(rewritten(before, `${first} ${last} ${fresh}`, dull)).toBeNull();
  });

  it('leaves out sentences that are hardly new', () => {
    const kept = 'Mum cooked a big pot of pumpkin soup for tea.';
    const dulled = `${first} ${dull} ${kept} ${last}`;
    const after = `${first} ${fresh} ${kept} ${last}`;
    expect(rewritten(dulled, after, dull)?.sentences).toEqual([fresh]);
    const whole = rewritten(dulled, after.replace(kept, ''), dull);
    expect(whole?.before).toBe(`${dull} ${kept}`);
  });

  it('is bounded by a sentence of which half is left, and by none of which less is', () => {
    const half = 'On Friday we biked around some hills.';
    expect(rewritten(before, `${half} ${fresh} ${last}`, dull)?.before).toBe(dull);
    const less = 'On Friday everybody rolled around some grassy hills.';
    expect(rewritten(before, `${less} ${fresh} ${last}`, dull)?.before).toBe(`${first} ${dull}`);
  });
});

describe('a text', () => {
  const words = 'Tigers Zebras Lions Monkeys Parrots Turtles Eagles Otters'.split(' ');
  const keeping = (kept: number) =>
    [...words.slice(0, kept), 'came here with someone else today by bus'].join(' ');
  const original = words.join(' ');

  it('was rewritten if less than half of its words are left', () => {
    expect(isRewritten(compareWords(original, keeping(4)).alignment)).toBe(false);
    expect(isRewritten(compareWords(original, keeping(3)).alignment)).toBe(true);
    expect(isRewritten(compareWords(original, original).alignment)).toBe(false);
  });

  it('is one passage then, with the sentences that are new', () => {
    const after = `${fresh} Tigers Zebras Lions.`;
    const { alignment, told } = draftsAt(original, after, 'Tigers');
    expect(told(rewrittenWhole(alignment))).toEqual({
      before: original,
      after,
      sentences: [fresh],
    });
    expect(rewrittenWhole(compareWords(original, keeping(4)).alignment)).toBeNull();
  });
});

describe('the sentence of a place', () => {
  const own = 'Koro caught four slippery eels.';

  it.each([
    ['three of its five words', 'Koro caught four tiny fish.', true],
    ['two of them', 'Koro caught several tiny fish.', false],
    ['none', 'Nobody swam.', false],
  ])('has stayed, or not, by %s', (_, now, isThere) => {
    const { alignment, place } = draftsAt(`${first} ${own}`, `${first} ${now}`, own);
    expect(hasStayed(alignment, place)).toBe(isThere);
  });

  it('has stayed by exactly half of its words', () => {
    const { alignment, place } = draftsAt(
      'Koro caught slippery eels.',
      'Koro caught a fish.',
      'eels',
    );
    expect(hasStayed(alignment, place)).toBe(true);
  });
});

describe('words of a topic', () => {
  it('tell whether new words are about what went: one in five of them must be there again', () => {
    const old = 'Tigers, zebras, lions, monkeys and parrots.';
    const isSame = (from: string, now: string) => {
      const { alignment } = compareWords(`${first} ${from}`, `${first} ${now}`);
      const all = { from: 7, to: alignment.after.length };
      const gone = { from: 7, to: alignment.before.length };
      return isOnSame(alignment, { before: gone, after: all, sentences: [] });
    };
    expect(isSame(old, 'A tiger roared.')).toBe(true);
    expect(isSame(old.replace('and', 'otters and'), 'A tiger roared.')).toBe(false);
    expect(isSame(old, 'The lake was deep.')).toBe(false);
    expect(isSame('It was.', 'A tiger roared.')).toBe(false);
  });
});

import type { TextRange } from '@second-draft/contract';
import { ruleOf } from '../../../rules/all-rules.ts';
import { lowerWords } from '../../../text/words.ts';
import { stepsFoundIn } from '../../by-rule/looked.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const bare = (word: string) => word.replaceAll(/['’]/gu, '');
const hasMark = ({ written }: DraftWord) => /\p{L}['’]\p{L}|\p{L}s['’](?!\p{L})/u.test(written);

/** How often each word is without one. */
function bareIn(words: readonly DraftWord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of words)
    if (!hasMark(one)) counts.set(bare(one.key), (counts.get(bare(one.key)) ?? 0) + 1);
  return counts;
}

/** Where words have an apostrophe that had none before; each word once. */
function putIn({ drafts }: OwnLook, isMeant: (word: string) => boolean): TextRange[] {
  const { before, after } = drafts.compared.alignment;
  const seen = new Set<string>();
  const [had, left] = [bareIn(before), bareIn(after)];
  return after.flatMap((now) => {
    const word = bare(now.key);
    if (!hasMark(now) || seen.has(word) || !isMeant(word)) return [];
    if ((had.get(word) ?? 0) <= (left.get(word) ?? 0)) return [];
    seen.add(word);
    return { start: now.start, end: now.end };
  });
}

/** Apostrophes where they were missing, in the words that the step names or wherever one was. */
export const apostrophesPut: Demand = {
  isAsked: ({ asked }) => /\bapostrophes?\b/u.test(asked),
  met(look) {
    const { before, after } = look.drafts.compared.alignment;
    const had = bareIn(before);
    const now = new Set(after.map(({ key }) => bare(key)));
    const named = [...new Set(lowerWords(look.comment).map(bare))].filter(
      (word) => word.endsWith('s') || /(?:nt|m|re|ve|ll|t)$/u.test(word),
    );
    const lacking = named.filter((word) => had.has(word));
    const put = putIn(look, (word) => lacking.length === 0 || lacking.includes(word));
    if (lacking.length > 0) {
      const isGone = lacking.some((word) => !now.has(word));
      return isGone ? null : shown(shareDone(put.length, lacking.length), put);
    }
    const isLeft = (['apostrophes', 'owners'] as const).some(
      (rule) => stepsFoundIn(ruleOf(rule), look.drafts.read.after).length > 0,
    );
    return shown(shareDone(put.length, isLeft ? Infinity : 1), put);
  },
};

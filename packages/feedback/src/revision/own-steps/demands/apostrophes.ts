import type { TextRange } from '@second-draft/contract';
import { ruleOf } from '../../../rules/all-rules.ts';
import { lowerWords } from '../../../text/words.ts';
import { stepsFoundIn } from '../../by-rule/looked.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const bare = (word: string) => word.replaceAll(/['’]/gu, '');
const hasMark = ({ written }: DraftWord) => /\p{L}['’]\p{L}|\p{L}s['’](?!\p{L})/u.test(written);
const countOf = (words: readonly DraftWord[], word: string) =>
  words.filter((one) => bare(one.key) === word && !hasMark(one)).length;

/** Where words have an apostrophe that had none before; each word once. */
function putIn({ drafts }: OwnLook, isMeant: (word: string) => boolean): TextRange[] {
  const { before, after } = drafts.compared.alignment;
  const seen = new Set<string>();
  return after.flatMap((now) => {
    const word = bare(now.key);
    if (!hasMark(now) || seen.has(word) || !isMeant(word)) return [];
    if (countOf(before, word) <= countOf(after, word)) return [];
    seen.add(word);
    return { start: now.start, end: now.end };
  });
}

/** Apostrophes where they were missing, in the words that the step names or wherever one was. */
export const apostrophesPut: Demand = {
  isAsked: ({ asked }) => /\bapostrophes?\b/u.test(asked),
  met(look) {
    const { before, after } = look.drafts.compared.alignment;
    const named = [...new Set(lowerWords(look.comment).map(bare))].filter(
      (word) => word.endsWith('s') || /(?:nt|m|re|ve|ll|t)$/u.test(word),
    );
    const lacking = named.filter((word) => countOf(before, word) > 0);
    const put = putIn(look, (word) => lacking.length === 0 || lacking.includes(word));
    if (lacking.length > 0) {
      const isGone = lacking.some(
        (word) => countOf(after, word) === 0 && !after.some(({ key }) => bare(key) === word),
      );
      return isGone ? null : shown(shareDone(put.length, lacking.length), put);
    }
    const isLeft = (['apostrophes', 'owners'] as const).some(
      (rule) => stepsFoundIn(ruleOf(rule), look.drafts.read.after).length > 0,
    );
    return shown(shareDone(put.length, isLeft ? Infinity : 1), put);
  },
};

import type { TextRange } from '@second-draft/contract';
import { isRight } from '../../../language/spelling/spelling.ts';
import { lowerWords } from '../../../text/words.ts';
import { ruleOf } from '../../../rules/all-rules.ts';
import { stepsFoundIn } from '../../by-rule/looked.ts';
import { isRespelt } from '../../spelling/respelt.ts';
import { shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const asks = /\b(?:spell\w*|spelt|misspel\w*)\b/u;
/** More than the words that are named. */
const andOthers = /\b(?:others?|the rest|all (?:the|your)|any (?:other|more)|e\.g|like|such as)\b/u;

/** Shorter words are hardly ever what was meant by another. */
const SHORTEST = 3;

/** The misspelt words of the earlier draft that are named, as they were or as they are right. */
function namedIn({ comment, drafts }: OwnLook): string[] {
  const had = new Set(
    drafts.compared.alignment.before.flatMap(({ key, isWord }) => (isWord ? key : [])),
  );
  const wrongs = [...had].filter((key) => key.length >= SHORTEST && !isRight({ text: key }));
  const named = new Set<string>();
  for (const word of new Set(lowerWords(comment))) {
    if (word.length < SHORTEST) continue;
    if (had.has(word)) {
      if (wrongs.includes(word)) named.add(word);
      continue;
    }
    for (const wrong of wrongs) if (isRespelt([wrong], [word])) named.add(wrong);
  }
  return [...named];
}

/** Where the misspelt word is right now; null where it isn't. */
function rightNow({ drafts }: OwnLook, wrong: string): TextRange | null {
  const { before, after } = drafts.compared.alignment;
  if (after.some(({ key }) => key === wrong)) return null;
  const had = new Set(before.map(({ key }) => key));
  const now = after.find(
    ({ key, isWord }) =>
      isWord && !had.has(key) && isRight({ text: key }) && isRespelt([wrong], [key]),
  );
  return now === undefined ? null : { start: now.start, end: now.end };
}

/** Words that a step names, spelt right. */
export const spelling: Demand = {
  isAsked: (look) => asks.test(look.asked),
  met(look) {
    const named = namedIn(look);
    if (named.length === 0) return null;
    const proof = named.flatMap((one) => rightNow(look, one) ?? []);
    const { read } = look.drafts;
    const isLeft =
      andOthers.test(look.asked) &&
      (['listedMisspelling', 'wordsToCheck'] as const).some(
        (rule) => stepsFoundIn(ruleOf(rule), read.after).length > 0,
      );
    return shown(shareDone(proof.length, isLeft ? Infinity : named.length), proof);
  },
};

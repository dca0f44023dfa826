import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { pastVerbs } from '../../rules/language/tense/tense-slips.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText } from '../../text/student-text.ts';
import type { DraftPoint } from '../draft-point.ts';
import { isSaid } from './said-of-all.ts';
import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const self = /^(?:i|me|my|mine|myself|we|us|our|ours|i['’]\p{L}+|we['’]\p{L}+)$/u;
const isOf = new SparingPattern(
  /^(?:is|are|am|has|do|does|isn['’]t|aren['’]t|don['’]t|doesn['’]t|i['’]m|it['’]s|they['’]re)$/u,
);
const wasOf = /^(?:was|were|had|did|wasn['’]t|weren['’]t|hadn['’]t|didn['’]t)$/u;

/** Fewer words tell nothing of the whole. */
const FEWEST = 4;
/** With more of the other tense, a text may be said to be in both. */
const MOST_OTHERS = 0.1;

const ownWords = (text: StudentText): string[] =>
  text.words.filter((word) => !isSpoken(text, word)).map(({ lower }) => lower);

/** “Is caught”, “are called”: that is so now. */
const isHelped = (before: string | undefined): boolean =>
  before !== undefined && (isOf.test(before) || /^(?:be|been|being|have)$/u.test(before));

function tensesOf(words: readonly string[]): { past: number; present: number } {
  const past = words.filter(
    (word, i) =>
      wasOf.test(word) || ((pastVerbs.has(word) || isPastDeed(word)) && !isHelped(words[i - 1])),
  ).length;
  return { past, present: words.filter((word) => isOf.test(word)).length };
}

const selves = (words: readonly string[]): number => words.filter((word) => self.test(word)).length;

/** A text in the first person says so in every third sentence, at least. */
const FIRST_PERSON_SHARE = 1 / 3;

export const isWithoutSelf = ({ asRead }: Source): boolean => selves(ownWords(asRead())) === 0;

export function isInFirstPerson({ asRead }: Source): boolean {
  const count = selves(ownWords(asRead()));
  return count >= FEWEST && count >= asRead().sentences.length * FIRST_PERSON_SHARE;
}

export function isInPresent({ asRead }: Source): boolean {
  const { past, present } = tensesOf(ownWords(asRead()));
  return present >= FEWEST && past <= present * MOST_OTHERS;
}

export function isInPast({ asRead }: Source): boolean {
  const { past, present } = tensesOf(ownWords(asRead()));
  return past >= FEWEST && present <= past * MOST_OTHERS;
}

const claims: readonly { claim: RegExp; isRefuted: (source: Source) => boolean }[] = [
  {
    claim: /\bfirst[- ]person\b|\b(?:tell|told|write|wrote)(?: it| this)? as [“‘](?:I|we)[”’]/iu,
    isRefuted: isWithoutSelf,
  },
  { claim: /\bthird[- ]person\b/iu, isRefuted: isInFirstPerson },
  { claim: /\bpast[- ]tense\b/iu, isRefuted: isInPresent },
  { claim: /\bpresent[- ]tense\b/iu, isRefuted: isInPast },
];

/** What a text does by its writer’s choice, and not in a line of it. */
const ofAPart = new SparingPattern(
  /[“‘]|\b(?:switch|chang|mov|slip|shift|except|but|one|opening|ending|last|first (?!person)|dialogue|speech)\p{L}*\b/iu,
);

const mayTell = /\b(?:person|tense)\b|\bas [“‘](?:I|we)[”’]/iu;

/** Whether praise is for a tense or a person that the text isn't in. */
export function isToldOtherwise(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  source: Source,
): boolean {
  if (kind !== 'strength' || !mayTell.test(comment)) return false;
  if (source.asRead().turns.length > 0) return false;
  return claims.some(({ claim, isRefuted }) => {
    const at = claim.exec(comment);
    if (at === null || !isSaid(claim, comment)) return false;
    const before = /[^.!?]*$/u.exec(comment.slice(0, at.index))?.[0] ?? '';
    return !ofAPart.test(before) && isRefuted(source);
  });
}

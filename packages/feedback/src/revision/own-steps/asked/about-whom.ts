import { textAt } from '../../words/text-at.ts';
import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { wholeSentences, wordsWithin } from '../../places/places.ts';
import { stemOf } from '../../changes/kind-of-revision.ts';
import { lowerWords } from '../../../text/words.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { TextRange } from '@second-draft/contract';
import type { OwnLook } from '../own-look.ts';

const noun = String.raw`((?:(?:the|your|my|our|his|her|a|an) )?(?:\p{L}+ ){0,2}?\p{L}+)`;
const does =
  'felt|feels?|was feeling|is feeling|must have felt|might have felt|looked|looks?|reacted|moved|moves|sounded|smelt|was like|were like|is like|are like|said|says|thought|thinks';

const named: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:how|what) ${noun} (?:${does})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:how|what) (?:did|does|do|was|were|is|are|might|would) ${noun} (?:feel|felt|feeling|look|looked|like|sound|smell|react|move|think|say)\b`,
    'u',
  ),
  /\b(?:the |your |my )?(\p{L}+)'s? feelings\b/u,
  /\b(?:describe|similes? for|metaphors? for|compare|picture of) (?:the |your |my |a |an )?((?:\p{L}+'s )?\p{L}+)\b/u,
];

/** Of these a step says nothing that a draft could be about. */
const nobody = wordSet(`
you i we it they this that these those someone somebody anyone everyone people others reader readers writer to the your my our a an his her and so
much many long far big things thing stuff character characters something more what how why where when who which place setting scene each every one
`);

/** Who or what a step wants to know something of. */
export interface Subject {
  stem: string;
  isPlural: boolean;
  /** The draft speaks of it so often that whatever names nobody is about it. */
  isTopic: boolean;
}

/** What so many sentences name, a text is about. */
const A_TOPIC = 4;

/** In the words of the step; null where it names nobody in the draft but the writer. */
export function subjectOf({ asked, drafts }: OwnLook): Subject | null {
  const had = new Set(drafts.compared.alignment.before.map(({ key }) => stemOf(key)));
  for (const pattern of named) {
    const words = lowerWords(pattern.exec(asked)?.[1] ?? '');
    if (words.some((word) => word === 'you' || word === 'i' || word === 'we')) return null;
    const head = words.findLast((word) => !nobody.has(word) && had.has(stemOf(word)));
    if (head === undefined) continue;
    const stem = stemOf(head.replace(/'s$/u, ''));
    const { before } = drafts.compared.alignment;
    const uses = before.filter(({ key }) => stemOf(key) === stem).length;
    return { stem, isPlural: /[^s]s$/u.test(head), isTopic: uses >= A_TOPIC };
  }
  return null;
}

const one = /(?<!\p{L})(?:he|she|his|her|him|it|its)(?!\p{L})/iu;
const several = /(?<!\p{L})(?:they|their|them)(?!\p{L})/iu;
const writer = /^\W*(?:(?:and|so|but|then|when|because) )*(?:i|we|my|our|me)(?!\p{L})/iu;
const opensWithOne = /^\W*(?:he|she|it)(?!\p{L})/iu;
const opensWithSeveral = /^\W*they(?!\p{L})/iu;

/** ‘He’ may be whoever was named in so many sentences before. */
const BACK = 2;

/** Whether new words tell of the one: surely, surely of others, or of either. */
export function isTold(
  { drafts }: OwnLook,
  { stem, isPlural, isTopic }: Subject,
  range: TextRange,
): 'yes' | 'no' | 'maybe' {
  const { after } = drafts.compared.alignment;
  const run = wordsWithin(after, range);
  if (run === null) return 'maybe';
  const runs = sentenceRuns(after);
  const first = runs.findIndex(({ to }) => to > run.from);
  const last = runs.findLastIndex(({ from }) => from < run.to);
  const own = runs.slice(first, last + 1).map((part) => textAt(drafts.after, after, part));
  const names = ({ from, to }: Run) =>
    after.slice(from, to).some(({ key }) => stemOf(key.replace(/'s$/u, '')) === stem);
  const byWriter = own.every((text) => writer.test(text));
  if (runs.slice(first, last + 1).some(names)) return byWriter ? 'maybe' : 'yes';
  if (byWriter) return own.some((text) => (isPlural ? several : one).test(text)) ? 'maybe' : 'no';
  if (own.every((text) => (isPlural ? opensWithOne : opensWithSeveral).test(text))) return 'no';
  const isNamedBefore = runs.slice(Math.max(0, first - BACK), first).some(names);
  const isMeant = own.some((text) => (isPlural ? several : one).test(text));
  return isTopic || (isNamedBefore && isMeant) ? 'yes' : 'maybe';
}

/**
 * Whether new words are only put into an old sentence that neither names the one nor says ‘it’:
 * ‘the gold’ that became ‘the shiny gold’ describes no dragon.
 */
export function isOfOther({ drafts }: OwnLook, { stem }: Subject, run: Run): boolean {
  const { after, ofAfter } = drafts.compared.alignment;
  const own = wholeSentences(after, run);
  const isOld = ofAfter.subarray(own.from, own.to).some((at) => at >= 0);
  const keys = after.slice(own.from, own.to).map(({ key }) => key);
  const isMeant = keys.some((key) => stemOf(key.replace(/'s$/u, '')) === stem || pronouns.has(key));
  return isOld && !isMeant && run.to - run.from <= A_FEW;
}

const pronouns = wordSet('he she his her him it its they their them');

/** More new words may tell of anything (words). */
const A_FEW = 5;

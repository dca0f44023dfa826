import type { KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { being, doer, isAtPlace, jumping, pausing, turning } from './say-more-places.ts';

export type Question = KindOfWriting | 'gap' | 'place' | 'moment' | 'thought' | 'next' | 'else';

/** What to ask at a place of a kind of writing. */
export function questionAt(kind: KindOfWriting, place: string): Question {
  if (kind !== 'story' || turning.test(place)) return kind;
  if (jumping.test(place)) return 'gap';
  return (being.test(place) && !pausing.test(place)) || !doer.test(place) ? 'place' : 'thought';
}

const told = {
  heard:
    /\b(?:hear\p{L}*|sound\p{L}*|nois\p{L}*|loud\p{L}*|quiet\p{L}*|silen\p{L}*|bang\p{L}*|crash\p{L}*|scream\p{L}*|whisper\p{L}*|roar\p{L}*|hiss\p{L}*|squeal\p{L}*|creak\p{L}*|growl\p{L}*|rumbl\p{L}*|clatter\p{L}*|h?ummed)\b/iu,
  smelt:
    /\b(?:smel\p{L}*|stink\p{L}*|stank|stunk|scent\p{L}*|whiff|sniff\p{L}*|reek\p{L}*|tast\p{L}*)\b/iu,
  felt: /\b(?:feel\p{L}*|felt|cold\p{L}*|warm\p{L}*|hot|wet|freez\p{L}*|icy|soft\p{L}*|rough|sticky|slimy|smooth|sharp|shiver\p{L}*|burn\p{L}*|ach\p{L}*|sting\p{L}*|stung|heavy|sore|sweat\p{L}*)\b/iu,
};

/** The senses of which a text tells nothing. */
export const sensesMissing = (text: string): string[] =>
  Object.entries(told).flatMap(([sense, words]) => (words.test(text) ? [] : sense));

/** Of the missing senses, those that a moment has wherever it is. */
const atAMoment = (missing: readonly string[]) => missing.filter((sense) => sense !== 'smelt');

/**
 * In a story about others, what is there is easier to tell of than another's mind: at a place all
 * that is missing, and elsewhere what could be heard or felt.
 */
export function ofOthers(place: string, missing: readonly string[]): Question {
  if (missing.length > 0 && isAtPlace(place)) return 'place';
  return atAMoment(missing).length > 0 ? 'moment' : 'thought';
}

/** What a reader wants to know at a place. */
export const asked: Record<Question, string> = {
  steps: 'what could go wrong, and what should a reader do then',
  argument: 'how could you show that it is so',
  story: 'what could be seen, heard or felt',
  gap: 'which small moment from that time could you show us',
  place: 'what could be heard, smelt or felt there',
  moment: 'what could be heard or felt just then',
  thought: 'what went through',
  facts: 'how or why is that so',
  next: 'what happened after that',
  else: 'what else could you tell your reader',
};

const minds: Readonly<Record<string, string>> = {
  i: 'your mind',
  we: 'your mind',
  he: 'his mind',
  she: 'her mind',
  they: 'their minds',
};

/** The question in full; `isOwn` where the writer tells of himself, `missing` as no sense in the text. */
export function questionOf(
  question: Question,
  place: string,
  isOwn: boolean,
  missing: readonly string[],
): string {
  if (question === 'place' && (missing.length === 1 || missing.length === 2))
    return `what could be ${missing.join(' or ')} there`;
  if (question === 'moment') return `what could be ${atAMoment(missing).join(' or ')} just then`;
  if (question !== 'thought') return asked[question];
  const who = doer.exec(place)?.[1] ?? '';
  const mind = isOwn ? 'your mind' : (minds[who.toLowerCase()] ?? `${who}’s mind`);
  return `${asked.thought} ${mind} just then`;
}

/** What the question is about. */
export const skillOf = {
  steps: 'details',
  argument: 'evidence',
  story: 'senses',
  gap: 'details',
  place: 'senses',
  moment: 'senses',
  thought: 'feelings',
  facts: 'explaining',
  next: 'details',
  else: 'details',
} as const;

const sensed =
  /\b(?:hear\p{L}*|sound\p{L}*|nois\p{L}*|loud\p{L}*|quiet\p{L}*|silen\p{L}*|roar\p{L}*|hiss\p{L}*|splash\p{L}*|crunch\p{L}*|squawk\p{L}*|scream\p{L}*|whisper\p{L}*|sme\p{L}+|tast\p{L}*|feel\p{L}*|felt|cold|warm|hot|wet|soft\p{L}*|rough|smooth|sticky|burn\p{L}*|ach\p{L}*|sore|sting\p{L}*|stung|shak\p{L}+|shiver\p{L}*|thump\p{L}*|pound\p{L}*|heart|scared|happy|sad|nervous|proud|excited|angry)\b/iu;

const minded =
  /\b(?:th(?:ought|ink\p{L}*)|w[ao]nder\p{L}*|hop(?:ed|ing)|wish\p{L}*|knew|rem[ie]mber\p{L}*|imagin\p{L}*|wor+(?:y|ied)\p{L}*|decid\p{L}*|felt|feeling|heart|stomach|puku|tummy|scared|happy|sad|nervous|proud|excited|angry|mind|what if|why|want\p{L}*)\b/iu;

/** Words of an answer. */
export const answers: Record<Question, RegExp> = {
  steps:
    /\b(?:wrong|break|breaks|burn|careful\p{L}*|stuck|fall|falls|spill\p{L}*|don['’]?t|if|should|will|until|looks?|feels?|sounds?|see|know|ready|when (?:it|you))\b/iu,
  argument:
    /\d|\b(?:because|for example|such as|once|when|said|says|found|prove[sd]?|proof|survey|asked|last|yesterday)\b/iu,
  story: sensed,
  place: sensed,
  moment: sensed,
  thought: minded,
  next: /\b\p{L}+ \p{L}+ \p{L}+\b/u,
  else: /\b\p{L}+ \p{L}+ \p{L}+\b/u,
  gap: /\b\p{L}+ \p{L}+ \p{L}+ \p{L}+ \p{L}+\b/u,
  facts: /\b(?:because|so that|so|by|since|when|which|use[sd]?|helps?|means?|to \p{L}+)\b/iu,
};

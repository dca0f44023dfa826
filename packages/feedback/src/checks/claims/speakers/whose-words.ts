import { matchesIn } from '../../../text/searching/matches-in.ts';
import { isSpoken as isInSpeech } from '../../../text/spoken.ts';
import { lowerWords } from '../../../text/words.ts';
import { findQuotation } from '../../finding/find-quotation.ts';
import { isSpoken } from './is-spoken.ts';
import { areTwoPeople } from './same-person.ts';
import type { Source } from '../source.ts';
import { personName, says, speakerOf } from './who-speaks.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const quoted = String.raw`“([^“”\n]{3,200})”`;
const hers = new SparingPattern(
  String.raw`${quoted},? (?:is|are|was)(?: all)? (?:your own|yours\b|all yours)|\byou (?:made up|came up with|invented|thought of|coined)\b[^.!?“”]{0,40}${quoted}`,
  'giu',
);

/** Somebody who is no character of a story. */
const somebodyReal = new SparingPattern(
  /\b(?:my|our|the) (?:\p{L}+ )?(?:teacher|principal|coach|doctor|dentist|caretaker|librarian|mum|dad|nan|nana|koro|aunty|uncle|friend|council|mayor)\b|\baccording to\b/iu,
);

const NEAR = 60;

const what = String.raw`(?:words?|line|reply|answer|question|warning|advice|order|shout|whisper|joke|voice|speech|cry|call|yell|scream|threat|promise|plea)`;
/** “When Ari says ‘X’”, “Ari’s warning, ‘X’”, “‘X’, says Ari”. */
const saidBy = [
  new SparingPattern(
    String.raw`(?<![\p{L}’'“])(${personName}) (?:\p{Ll}+ly )?${says}(?: (?!(?:that|about|when|as|at|because|and|but|while|after|before) )\p{Ll}+){0,4}[,:]? ${quoted}`,
    'gu',
  ),
  new SparingPattern(
    String.raw`(?<![\p{L}’'“])(${personName})['’]s?(?: \p{Ll}+)? ${what}(?: of| is| are|,|:)? ${quoted}`,
    'gu',
  ),
];
const quotedBy = new SparingPattern(
  String.raw`${quoted},? (?:${says} (${personName})|(${personName}) ${says})(?!\p{L})`,
  'gu',
);
/** “You yell ‘X’” is of the teller; “you say” may be of the writer. */
const saidByYou = new SparingPattern(
  String.raw`\byou (?:yell|shout|scream|whisper|mutter|mumble|reply|replied|answer|call|growl)(?:ed)?(?: out| back)?,? ${quoted}`,
  'giu',
);

const isHerOwn = (words: string, source: Source): boolean => {
  const at = findQuotation(words, source);
  if (at === null || !isSpoken(at, source)) return true;
  const { original } = source.normalised;
  return !somebodyReal.test(original.slice(Math.max(0, at.start - NEAR), at.end + NEAR));
};

function isSaidBy(who: string, words: string, source: Source): boolean {
  const at = findQuotation(words, source);
  const { original } = source.normalised;
  if (at === null || (who !== 'I' && !original.includes(who))) return true;
  const speaker = speakerOf(at, source);
  if (speaker === null) return true;
  return who === 'I' ? speaker === 'I' : !areTwoPeople(who, speaker, original);
}

/** “The old man says ‘X’”, where the one who tells the story does. */
const saidByNoun = new SparingPattern(
  String.raw`\b[Tt]he (?:\p{Ll}+ )?(\p{Ll}+) (?:\p{Ll}+ly )?${says}(?: (?!(?:that|about|when|as|at|because|and|but|while|after|before) )\p{Ll}+){0,4}[,:]? ${quoted}`,
  'gu',
);
/** These may be the one who tells it. */
const mayTell = new SparingPattern(
  /^(?:narrator|character|hero|heroine|protagonist|speaker|writer|author|storyteller|boy|girl|kid|child|person|student|teenager|friend)$/u,
);
const saidByNarrator = [
  new SparingPattern(
    String.raw`\bnarrator (?:\p{Ll}+ly )?${says}(?: \p{Ll}+)?[,:]? ${quoted}`,
    'giu',
  ),
  new SparingPattern(
    String.raw`\bnarrator['’]s(?: \p{Ll}+)? ${what}(?: of| is| are|,|:)? ${quoted}`,
    'giu',
  ),
];
/** “‘X’ … it was kind of Mr Sims to say that.” */
const saidAfter = new SparingPattern(
  String.raw`${quoted}[^.!?“”]{0,60}\b(?:of|for|from|when|that|as|because) (${personName})(?: to (?:say|tell|ask|shout|call)| (?:says|said|tells|told|shouts|shouted|asks|asked)(?: (?:it|that|this|so|you|us))?(?=[.,;!?]| and\b| to\b))`,
  'gu',
);

/** “It was kind of Mr Sims to say ‘X’.” */
const saidTo = new SparingPattern(
  String.raw`\b(?:of|for) (${personName}) to (?:say|tell \p{Ll}+|ask|shout|call|whisper)[,:]? ${quoted}`,
  'gu',
);

const isToldByI = ({ asRead }: Source): boolean =>
  asRead().words.some((word) => word.lower === 'i' && !isInSpeech(asRead(), word));

const isSaidByNoun = (noun: string, words: string, source: Source): boolean => {
  const at = findQuotation(words, source);
  const isThere = lowerWords(source.normalised.original).includes(noun);
  return at === null || mayTell.test(noun) || !isThere || speakerOf(at, source) !== 'I';
};

/** A quicker test: most comments say of no words whose they are. */
const mayGive = new SparingPattern(
  String.raw`\b(?:${says}|to say|${what}|yours|your own|made up|came up|invented|thought of|coined)\b`,
  'iu',
);

/** Whether a comment gives words that somebody says in the text to somebody else, or to the student. */
export function areSomebodyElses(comment: string, source: Source): boolean {
  if (!comment.includes('“') || source.asRead().speech.length === 0) return false;
  if (!mayGive.test(comment)) return false;
  const given = matchesIn(comment, hers).map(([, first, second = '']) => first ?? second);
  if (given.some((words) => !isHerOwn(words, source))) return true;
  const told = [
    ...saidBy.flatMap((claim) =>
      matchesIn(comment, claim).map(([, who = '', words = '']) => ({ who, words })),
    ),
    ...matchesIn(comment, quotedBy).map(([, words = '', one, other = '']) => ({
      who: one ?? other,
      words,
    })),
    ...matchesIn(comment, saidTo).map(([, who = '', words = '']) => ({ who, words })),
    ...matchesIn(comment, saidAfter).map(([, words = '', who = '']) => ({ who, words })),
    ...(isToldByI(source) ? saidByNarrator : []).flatMap((claim) =>
      matchesIn(comment, claim).map(([, words = '']) => ({ who: 'I', words })),
    ),
    ...matchesIn(comment, saidByYou).map(([, words = '']) => ({ who: 'I', words })),
  ];
  return (
    told.some(({ who, words }) => !isSaidBy(who, words, source)) ||
    matchesIn(comment, saidByNoun).some(
      ([, noun = '', words = '']) => !isSaidByNoun(noun, words, source),
    )
  );
}

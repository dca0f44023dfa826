import { withoutQuotations, type CheckName } from '@second-draft/contract';
import { isChallenge } from '../rules/challenge/challenges.ts';
import { curlQuotations, hasUnpaired, usualMarks } from '../text/marks/quote-marks.ts';
import { countWords } from '../text/words.ts';
import type { CheckedAgainst } from './checked-against.ts';
import type { DraftPoint, KeptPoint } from './draft-point.ts';
import { reasonAgainst } from './wording/is-feedback.ts';
import { withoutEmoji, withoutUnseen } from './wording/characters.ts';
import { greetingHer, hasWrongName } from './unfit/comment-names.ts';
import { hasMarkup, withoutMarkup } from './wording/markup.ts';
import { ownWords } from './finding/own-words.ts';
import { checkQuotations } from './quoting/quotations.ts';
import { LONGEST_EXAMPLE, withoutRetelling } from './finding/rewriting.ts';
import { MOST_SOUGHT, soughtIn } from './finding/sought-quotations.ts';
import type { SourceText } from './finding/source-text.ts';
import { reasonAgainstClaims } from './claims/untrue-claims.ts';
import { hasStandIn } from './unfit/stand-in.ts';
import { suggestedIn } from './quoting/suggestion.ts';
import { reasonToWithhold } from './unfit/unfit-to-show.ts';
import { markQuotations } from './quoting/unmarked-quotation.ts';
import { inNzSpelling } from './wording/nz-spelling.ts';
import { isWrittenForHer, LEAVE_THE_WRITING } from './quoting/written-for-her.ts';
import { parrotingOf } from './wording/parroting.ts';
import { checkTone } from './unfit/tone.ts';
import { avoidedIn, reasonAgainstWords } from '../voice/avoided-words.ts';

export interface PointOutcome {
  point: KeptPoint | null;
  hasFalseQuotation: boolean;
  failed: CheckName[];
  reasons: string[];
  /** See `MOST_SOUGHT`. */
  sought: number;
}

/** @param mostSought what is left of `MOST_SOUGHT`; a point that needs more is dropped */
export function checkPoint(
  written: DraftPoint,
  against: CheckedAgainst,
  mostSought = MOST_SOUGHT,
): PointOutcome {
  const draft = {
    ...written,
    comment: greetingHer(usualMarks(withoutUnseen(written.comment)), against.studentName),
  };
  const comment = inNzSpelling(
    withoutEmoji(
      curlQuotations(
        withoutMarkup(markQuotations(draft, against.source)),
        suggestedIn(draft),
        draft.kind === 'strength' ? 1 : undefined,
      ),
    ),
    against.source.words,
  );
  const reason = reasonAgainstComment(comment, against);
  if (reason !== null) return dropped(reason);
  const { sought, isTooMuch } = soughtIn({ ...draft, comment }, against.source, mostSought);
  if (isTooMuch)
    return { ...dropped('Quote less, and word for word.'), hasFalseQuotation: true, sought };
  return { ...checkQuoting({ ...draft, comment }, against), sought };
}

function reasonAgainstComment(comment: string, against: CheckedAgainst): string | null {
  const reason = reasonAgainst(comment, against.wordCount);
  if (reason !== null) return reason;
  if (hasMarkup(comment)) return 'Write plain text without mark-up.';
  if (hasUnpaired(comment)) return 'Close each quotation mark that you open.';
  return parrotingOf(against.criteria ?? [])(comment)
    ? 'Say what this text does, in your own words, instead of the criteria’s.'
    : null;
}

function checkQuoting(draft: DraftPoint, against: CheckedAgainst): Omit<PointOutcome, 'sought'> {
  const { source } = against;
  const checked = checkQuotations(draft, source);
  if (!checked.ok) {
    const reason = `“${checked.missing}” is not in the student’s text. Quote the text word for word.`;
    return { ...dropped(reason), hasFalseQuotation: true };
  }
  if (source.isRewriting(withoutRetelling({ ...draft, comment: checked.comment })))
    return dropped('Do not rewrite the student’s sentences; say what to look at instead.');
  if (isWrittenForHer(checked.comment, source)) return dropped(LEAVE_THE_WRITING);
  const untrue = reasonAgainstClaims({ ...draft, comment: checked.comment }, against);
  if (untrue !== null) return dropped(untrue);
  const own = ownWords(checked.comment, source);
  const withheld = reasonToWithhold(own, source);
  if (withheld !== null) return dropped(withheld);
  if (speaksOfHer(own, source)) return dropped('Speak to the student, as “you”.');
  const example = keptExample(draft.example, source);
  const point: KeptPoint = {
    kind: draft.kind,
    // The student's words may have such characters, too.
    comment: withoutUnseen(checked.comment),
    quotations: checked.quotations,
    example: example.kept,
    skill: draft.skill,
    ...(isChallenge(draft.rule ?? '') && { isChallenge: true }),
    ...(draft.rule !== undefined && { rule: draft.rule }),
  };
  const said = `${own} ${example.kept ?? ''}`;
  return { point, hasFalseQuotation: false, ...flaws(point, said, against, example.reason) };
}

/** “The student” may be somebody in the text. */
const speaksOfHer = (own: string, { words }: SourceText): boolean =>
  Array.from(own.matchAll(thirdPerson)).some(
    ({ 1: who = '' }) => !words.has(who) && !words.has(`${who}s`),
  );

const thirdPerson =
  /\b(?:this|the) (student|pupil|learner)(?:['’]s\b| (?:has|is|was|may|might|needs?|should|could|does|uses?d?|writes|wrote|shows|did|can|will|must)\b)/giu;

/** An example is about something else, so nothing in it can be the student's words. */
const aboutTheirs =
  /\byou (?:wrote|said|say|tell us|told us)\b|\byour (?:words|text|writing|line)\b/iu;

function keptExample(
  raw: string | null,
  source: SourceText,
): { kept: string | null; reason: string | null } {
  const example = withoutEmoji(withoutMarkup(withoutUnseen(raw ?? ''))).replace(
    /^(?:for example|e\.g\.|example)\s*[:,]?\s*/iu,
    '',
  );
  if (example === '' || hasMarkup(example)) return { kept: null, reason: null };
  const isTooMuch = countWords(example) > LONGEST_EXAMPLE || source.isRewriting(example);
  if (isTooMuch || aboutTheirs.test(example))
    return {
      kept: null,
      reason: 'An example must be short and about something else than the student’s text.',
    };
  const withheld =
    reasonAgainst(example.replace(/[“”"]/gu, ''), LONGEST_EXAMPLE) ??
    reasonToWithhold(example, source);
  if (withheld !== null) return { kept: null, reason: withheld };
  return { kept: example, reason: null };
}

/** @param own what is said in it without the student's words */
function flaws(
  point: KeptPoint,
  own: string,
  against: CheckedAgainst,
  exampleReason: string | null,
) {
  const { standIns, hers, isSparing } = against;
  const failed: CheckName[] = [];
  const reasons = exampleReason === null ? [] : [exampleReason];
  const said = `${point.comment} ${point.example ?? ''}`;
  if (hasStandIn(said, standIns) || (!isSparing && hasWrongName(own, against))) {
    failed.push('standIn');
    reasons.push(
      'A name was written in a way that can’t be turned back; write it as it stands in the text, and no other names.',
    );
  }
  const tone = checkTone(withoutQuotations(said), point.kind);
  if (tone !== null) {
    failed.push('tone');
    reasons.push(tone);
  }
  const avoided = avoidedIn(said, hers?.avoids ?? []);
  if (avoided.length > 0) {
    failed.push('avoidedWords');
    reasons.push(reasonAgainstWords(avoided));
  }
  return { failed, reasons };
}

function dropped(reason: string): PointOutcome {
  return { point: null, hasFalseQuotation: false, failed: [], reasons: [reason], sought: 0 };
}

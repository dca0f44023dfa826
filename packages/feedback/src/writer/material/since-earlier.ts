import { findWords, normaliseText, type NormalisedText } from '@second-draft/contract';
import type { EarlierWriting } from '../../revision/verdicts/earlier-writing.ts';
import { freshSince } from '../../revision/words/fresh-words.ts';
import { withoutInstructions } from '../../revision/gate/instructions.ts';
import { ruleOf } from '../../rules/all-rules.ts';
import { isRule } from '../../rules/is-rule.ts';
import { phraseAround } from '../../text/phrase.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords, wordsOf } from '../../text/words.ts';
import type { Material, Materials } from './materials.ts';
import { wording } from './since-earlier.wording.ts';

type EarlierStep = EarlierWriting['steps'][number];

/** As heavy as any need: it comes before what the rules find by themselves. */
const UNFINISHED = 1;

/** Longer proof is quoted by its clauses (words). */
const MOST_WORDS = 16;

/** Fewer new words aren't worth a separate sentence. */
const FEWEST_WORDS = 3;

/** How many words of a proof are tried for a phrase around them. */
const MOST_TRIED = 12;

/**
 * What there is to say about a second draft: first what the student did, in the new words; then the
 * steps that are still open, and none that is done.
 */
export function sinceEarlier(
  { strengths, steps }: Materials,
  text: StudentText,
  earlier: EarlierWriting,
): Materials {
  const done = new Set(rulesOf(earlier, 'done'));
  const unfinished = new Set([...rulesOf(earlier, 'partly'), ...rulesOf(earlier, 'notYet')]);
  const open = steps
    .filter(({ rule }) => !done.has(rule))
    .map((step) => ({
      ...step,
      weight: step.weight + (unfinished.has(step.rule) ? UNFINISHED : 0),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  const settled = earlier.steps.flatMap(({ verdict, proof }) => (verdict === 'done' ? proof : []));
  return { strengths, steps: open, opening: openingOf(text, earlier), settled };
}

const rulesOf = ({ steps }: EarlierWriting, verdict: EarlierStep['verdict']): string[] =>
  steps.flatMap((step) => (step.verdict === verdict && step.rule !== null ? step.rule : []));

/** Undefined if nothing new can be quoted. */
function openingOf(text: StudentText, earlier: EarlierWriting): Material | undefined {
  const { inWords, asWritten } = freshSince(earlier.before);
  // What a student says about her own draft is not part of it.
  const own = normaliseText(withoutInstructions(earlier.before, text.text));
  const phrases = (words: readonly string[]) =>
    words
      .flatMap((one) => sentencesOf(one))
      .flatMap((sentence) => phrasesFor(text, own, sentence.text))
      .filter((phrase) => asWritten(phrase));
  for (const verdict of ['done', 'partly'] as const)
    for (const step of earlier.steps.filter((one) => one.verdict === verdict)) {
      const shown = phrases(step.proof);
      if (shown.length > 0) return opening(shown, wording[verdict], step.rule);
    }
  const changed = phrases(earlier.changes.map(({ after }) => after));
  const fresh = changed.filter((phrase) => inWords(phrase) && countWords(phrase) >= FEWEST_WORDS);
  if (fresh.length > 0) return opening(fresh, wording.changed, null);
  return changed.length > 0 ? opening(changed, wording.mended, null) : undefined;
}

const opening = (
  phrases: readonly string[],
  comments: readonly string[],
  rule: string | null,
): Material => ({
  rule: 'secondDraft',
  skill: isRule(rule) ? ruleOf(rule).skill : null,
  comments,
  quotations: phrases.slice(0, 3).map((phrase) => [phrase]),
  weight: 1,
  slots: {},
});

/** Phrases worth quoting around new words, and the words themselves where they are a phrase. */
function phrasesFor(text: StudentText, own: NormalisedText, words: string): string[] {
  const found = findWords(words, own);
  if (found === null) return [];
  const whole = own.original.slice(found.start, found.end);
  const around = wordsOf(whole)
    .slice(0, MOST_TRIED)
    .flatMap(({ start, end }) => {
      const place = { start: found.start + start, end: found.start + end };
      return phraseAround(text, place) ?? [];
    });
  const count = countWords(whole);
  const isPhrase = count > 1 && count <= MOST_WORDS && !/["“”\n]|[.!?]\s/u.test(whole);
  return [...new Set([...around, ...(isPhrase ? [whole] : [])])];
}

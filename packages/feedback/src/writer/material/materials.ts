import type { SkillId } from '@second-draft/contract';
import { ruleOf, type RuleName } from '../../rules/all-rules.ts';
import { findingsOf } from '../../rules/findings-of.ts';
import { UNASKED } from '../../rules/finding.ts';
import type { Finding } from '../../rules/rule.ts';
import type { StudentText } from '../../text/student-text.ts';
import { worn } from '../../rules/ideas/details/platitude.ts';
import { isUnwilling } from '../../rules/ideas/reasons/about-writing.ts';
import { isNoEnglish } from '../../language/spelling/english.ts';
import { hasSwearing } from '../../language/kinds-of-words/swear-words.ts';
import { meantIn } from '../../language/spelling/meant.ts';
import { isInProse } from '../../text/lines/prose.ts';
import { isFactFile } from '../../text/forms/fact-file.ts';
import { isVerse } from '../../text/forms/verse.ts';
import { areWholeWords } from '../../text/searching/whole-words.ts';
import { wordsOf } from '../../text/words.ts';
import { suitsStandard } from './accomplished.ts';
import { quoting } from './quoting.ts';
import type { Scope } from '../scopes/scope.ts';
import { suitedToOtherTongues, suitsForm } from './suits-form.ts';

/** Something to say: a finding and the comments that say it. */
export interface Material {
  rule: string;
  skill: SkillId | null;
  comments: readonly string[];
  /** Each can be shown by itself; best first. */
  quotations: readonly (readonly string[])[];
  /** From 0 to 1: how much it matters. */
  weight: number;
  slots: Readonly<Record<string, string>>;
  /** The task asks for it. */
  isOfTask?: true;
}

/** Everything the writer has to say about a text, what matters most first. */
export interface Materials {
  strengths: Material[];
  steps: Material[];
  /** What a second feedback begins with: what the student did since the first. */
  opening?: Material | undefined;
  /** Words of the student that no step is about. */
  settled?: readonly string[];
}

/** A step that weighs less is the question for a text in which rules found no need. */
export const A_NEED = 0.4;

/** The best few quotations; more would only lead away from the clearest. */
const MOST_QUOTATIONS = 4;

/** How much less a rule counts for each place further down in its scope. */
const RANK_COST = 0.01;

/** These speak of titles, headings, lists and single words; all others of sentences. */
const aboutAnyLine: ReadonlySet<RuleName> = new Set([
  'acrostic',
  'amounts',
  'apostrophes',
  'askedPart',
  'askedHeadings',
  'askedMeanings',
  'briefestAnswer',
  'chosenWords',
  'clearGoal',
  'explainedWords',
  'hardWordsRight',
  'headings',
  'lastPart',
  'lateMaterials',
  'listedMisspelling',
  'materials',
  'plannedCase',
  'plannedStory',
  'preciseWords',
  'smallNames',
  'soundAlikes',
  'stageDirections',
  'termToExplain',
  'unlistedThing',
  'whoSpeaks',
  'wordFamily',
  'wordsToCheck',
]);

/** They say that words hurt, and where. */
const aboutHarshWords: ReadonlySet<RuleName> = new Set(['nameCalling', 'rudeToReader']);

/**
 * Whole words, and English ones that a teacher may say; of what a rule says of sentences, nothing in a title, a list or a
 * letter’s end.
 */
function mayQuote(text: StudentText, name: RuleName): (words: string) => boolean {
  // Lines of a poem or a fact file need neither verb nor mark.
  const isAnywhere = aboutAnyLine.has(name) || isVerse(text) || isFactFile(text.lines);
  return (words) =>
    (suitedToOtherTongues.has(name) || !isNoEnglish(wordsOf(words))) &&
    (aboutHarshWords.has(name) || !hasSwearing(words)) &&
    (isAnywhere || !words.includes(' ') || isInProse(text, words)) &&
    areWholeWords(text.text, words);
}

/** “We should of waited”: no rule sees it, and any teacher does. */
const misheard = /\b(?:should|could|would|must|might)(?:n['’]?t)? of\b(?! course)/iu;

/** Nobody is praised in the words ‘I don’t like writing’, nor in sayings, nor in words heard wrongly. */
const isPraised = (words: string): boolean =>
  !isUnwilling(meantIn(words)) && !misheard.test(words) && !worn.test(words);

/**
 * Runs the rules of a scope over the text; what weighs nothing is not said.
 * @param isOfTask the task asked for it, whatever the standard of the text
 */
export function gather(text: StudentText, scope: Scope, isOfTask = false): Materials {
  const suits = (name: RuleName, weight?: number) =>
    isOfTask || (ruleOf(name).ofTask !== true && suitsStandard(text, name, weight));
  const steps = scope.steps.filter((name) => suitsForm(text, name, 'nextStep') && suits(name));
  const strengths = scope.strengths.filter((name) => suitsForm(text, name, 'strength'));
  const materials = (ranked: readonly RuleName[], kind: Finding['kind']) =>
    ranked
      .flatMap((name, rank) =>
        findingsOf(name, text)
          .filter((finding) => finding.kind === kind && finding.weight > UNASKED)
          .filter(({ weight }) => kind === 'strength' || suits(name, weight))
          .flatMap((finding) => quoting(finding, mayQuote(text, name), MOST_QUOTATIONS))
          .flatMap((finding) => (kind === 'strength' ? quoting(finding, isPraised) : finding))
          .map((finding) => materialOf(name, rank, finding)),
      )
      .toSorted((a, b) => b.weight - a.weight);
  return {
    strengths: materials(strengths, 'strength'),
    steps: materials(steps, 'nextStep'),
  };
}

/** All places together, and each on its own if that is enough. */
function placesOf({ quotations, isDivisible }: Finding): Finding['quotations'] {
  return isDivisible
    ? quotations.flatMap((places) => [places, ...places.map((place) => [place])])
    : quotations;
}

/** A finding of a rule, with all that can be said of it; `rank` is the rule’s place in its scope. */
export function materialOf(rule: RuleName, rank: number, finding: Finding): Material {
  const { wording, skill } = ruleOf(rule);
  return {
    rule,
    skill: finding.skill ?? skill,
    comments: wording[finding.kind] ?? [],
    quotations: placesOf(finding).slice(0, MOST_QUOTATIONS),
    weight: finding.weight - Math.min(rank, 10) * RANK_COST,
    slots: finding.slots ?? {},
  };
}

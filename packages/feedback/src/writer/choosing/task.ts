import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import type { ScopeName } from '../../rules/scopes.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isAccomplished } from '../material/accomplished.ts';
import { joined, spokenOf } from '../scopes/focus.ts';
import { A_NEED, gather, type Material, type Materials } from '../material/materials.ts';
import { scopeOf, type Scope } from '../scopes/scope.ts';
import { SECOND_STEP } from './search.ts';

/** What the class was asked to write. */
export interface Assignment {
  title: string;
  instructions: string;
  rubric: string;
}

/** Tasks of any kind use these words; their rules suit only some kinds of writing. */
const inAnyTask: ReadonlySet<ScopeName> = new Set([
  'facts',
  'information',
  'instructions',
  'ideas',
]);

/** How much more it matters if the class was asked for it. */
const ASKED = 0.12;

/** What the class was told: the title only names it. */
export const wordsOfTask = (assignment: Assignment | undefined): string =>
  assignment === undefined ? '' : `${assignment.instructions}\n${assignment.rubric}`;

/** The rules about what the task names: an ending, the senses, three reasons. */
export function scopeOfTask(assignment: Assignment | undefined): Scope {
  return joined(
    spokenOf(wordsOfTask(assignment))
      .filter((name) => !inAnyTask.has(name))
      .map(scopeOf),
  );
}

/** What the task asked for comes before what it didn’t. */
export function preferring(materials: Materials, task: Scope): Materials {
  const weighed = (some: readonly Material[], asked: readonly string[]) =>
    some
      .map((one) => (asked.includes(one.rule) ? { ...one, weight: one.weight + ASKED } : one))
      .toSorted((a, b) => b.weight - a.weight);
  return {
    ...materials,
    strengths: weighed(materials.strengths, task.strengths),
    steps: weighed(materials.steps, task.steps),
  };
}

/** A slip that weighs this much runs through the text. */
const THROUGHOUT = 0.8;

/** A slip that weighs less is of one word. */
const OF_ONE_WORD = 0.5;

const isLone = (slips: readonly Material[]): boolean =>
  slips.length === 1 && slips.every(({ weight }) => weight < OF_ONE_WORD);

/** Slips that are certain wherever they occur, and those that may run through a text. */
const certain: readonly RuleName[] = [
  'commaSplice',
  'apostrophes',
  'strayApostrophes',
  'speechCommas',
  'soundAlikes',
  'listedMisspelling',
];
const common: readonly RuleName[] = ['capitals', 'endMarks', 'runOn'];

/**
 * A slip that runs through the text comes right after the first need, unless the feedback is about
 * structure. Where there is no need, the surest slip comes after the question, or alone; a challenge
 * stays before it only if it is about what was asked.
 */
export function withProofreading(
  materials: Materials,
  text: StudentText,
  isAboutStructure = false,
  isAsked = isAboutStructure,
): Materials {
  const [need, ...others] = materials.steps;
  const isNeeded = need !== undefined && need.weight >= A_NEED;
  if (isNeeded && isAboutStructure) return materials;
  const slips = gather(text, { strengths: [], steps: [...certain, ...common] }).steps;
  // A challenge is for those who have mended the rest, or all but one small slip.
  const isFirst =
    need === undefined ||
    (isChallenge(need.rule) && !isAccomplished(text) && !isAsked && !isLone(slips));
  if (isFirst && slips.length > 0) return { ...materials, steps: slips.slice(0, 1) };
  if (need === undefined) return materials;
  const slip = isNeeded ? slips.find(({ weight }) => weight >= THROUGHOUT) : slips[0];
  if (slip === undefined || slip.rule === need.rule) return materials;
  const second = { ...slip, weight: Math.max(slip.weight, SECOND_STEP) };
  return {
    ...materials,
    steps: [need, second, ...others.filter(({ rule }) => rule !== slip.rule)],
  };
}

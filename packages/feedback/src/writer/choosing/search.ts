import type { DraftPoint } from '../../checks/draft-point.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isGeneral } from './asked-skills.ts';
import { effortOf, thanksFor } from '../praise/effort.ts';
import { isSlight } from '../praise/slight-praise.ts';
import type { Material, Materials } from '../material/materials.ts';
import { overlaps, planned, pointsOf, type Plan, type Planned } from '../wording/plan.ts';
import { pickAny, type Random } from '../wording/random.ts';
import { scoreOf, type Aim } from './score.ts';

/** How many ways to say it are tried (measured on the evaluation texts: more find nothing better). */
const TRIES = 180;

/** The length to plan for a strength, and for a next step (words). */
const WORDS_OF_STRENGTH = 30;
const WORDS_OF_STEP = 35;

/** Beside next steps, readers took more praise for a list. */
const MOST_STRENGTHS = 3;

/** With more, none of them comes first. */
const MOST_STEPS = 2;

/** After so many strengths, slight praise only makes a list longer. */
const A_LIST = 2;

/** A second step is given only if it matters this much. */
export const SECOND_STEP = 0.4;

/** What to leave out if everything is too long, the most valuable last. */
const sparing: readonly Spared[] = [
  { strengths: 0, steps: 0, passed: 0 },
  { strengths: 1, steps: 0, passed: 0 },
  { strengths: 1, steps: 0, passed: 1 },
  { strengths: 0, steps: 1, passed: 0 },
  { strengths: 1, steps: 1, passed: 0 },
  { strengths: 1, steps: 1, passed: 1 },
];
const COST_OF_SPARING = 30;

/** Of these, the quotation only tells where something that is missing belongs. */
const addedNear: ReadonlySet<string> = new Set<RuleName>([
  'askedAlong',
  'askedContent',
  'askedCraft',
  'askedEnd',
  'askedLines',
  'askedPart',
  'askedStart',
  'closingArgument',
  'closingStatement',
  'evidenceGiven',
  'fewestWords',
  'materials',
  'noDefinition',
  'noFeelings',
  'noGreeting',
  'noSignOff',
  'noThanks',
  'orientation',
  'otherSide',
  'personalEnding',
]);

/** These let somebody else answer the words that they quote: praise may be for the same. */
const answering: ReadonlySet<string> = new Set<RuleName>(['doubtersQuestion', 'readersReply']);

/** What these quote is wrong at each of its places, shown or not: none of them is praised beside it. */
const wrongThroughout: ReadonlySet<string> = new Set<RuleName>([
  'askedPast',
  'askedPerson',
  'askedPresent',
  'forbidden',
  'pastTense',
  'presentFacts',
]);

/** Keeps what is worth saying, and tries out which words say it best for this reader and class. */
export function bestPoints(
  random: Random,
  text: StudentText,
  materials: Materials,
  aim: Aim,
): DraftPoint[] {
  const scores = new Map<string, number>();
  const tries = sparing.flatMap((spared, i) =>
    Array.from({ length: TRIES / sparing.length }, () => {
      const points = pointsOf(planOf(random, text, materials, aim, spared), aim.studentName);
      const words = points.map(({ comment }) => comment).join('\n');
      const score = scores.get(words) ?? scoreOf(points, aim);
      scores.set(words, score);
      return { points, score: score + i * COST_OF_SPARING };
    }),
  );
  const best = tries.reduce((one, other) => (other.score < one.score ? other : one));
  return best.points;
}

/** Points left out to make room for the rest. */
interface Spared {
  strengths: number;
  steps: number;
  /** Strengths that would come first but are skipped because they are too long. */
  passed: number;
}

function planOf(
  random: Random,
  text: StudentText,
  materials: Materials,
  aim: Aim,
  spared: Spared,
): Plan {
  const { wordCount, isPraise } = aim;
  const room = isPraise
    ? wordCount / (WORDS_OF_STRENGTH * 0.7)
    : Math.min(MOST_STRENGTHS, wordCount / WORDS_OF_STRENGTH);
  const mostSteps = isPraise
    ? 0
    : Math.min(MOST_STEPS, Math.max(1, Math.round(wordCount / WORDS_OF_STEP)));
  const opening = materials.opening ? [planned(random, materials.opening, [])] : [];
  const settled = [...opening.flatMap(({ quotation }) => quotation), ...(materials.settled ?? [])];
  const worthwhile = materials.steps.filter(({ weight }, i) => i === 0 || weight >= SECOND_STEP);
  const fewest = Math.min(1, mostSteps);
  const steps = said(random, worthwhile, Math.max(fewest, mostSteps - spared.steps), settled);
  const most = Math.max(1, Math.round(room) - spared.strengths) - opening.length;
  const praised = materials.strengths.slice(spared.passed);
  const wrong = wrongIn(materials, steps);
  const more = said(random, praised, most, [...settled, ...quotedIn(steps), ...wrong], isPraise);
  const strengths = [...opening, ...more];
  const [only] = strengths.length === 0 ? said(random, praised, 1, [...settled, ...wrong]) : [];
  if (only !== undefined) {
    const elsewhere = said(random, materials.steps, fewest, [...settled, ...only.quotation]);
    const beside = stepsBeside(only, steps, elsewhere, fewest);
    if (beside !== null) return { strengths: [only], steps: beside };
  }
  const praise = strengths.length > 0 ? strengths : [effort(random, text, quotedIn(steps), aim)];
  return { strengths: praise, steps };
}

/**
 * What may be asked beside the only praise, where both are about the same words.
 * @param elsewhere the steps that look at other words
 * @returns null where the praise has to go
 */
function stepsBeside(
  only: Planned,
  steps: Planned[],
  elsewhere: Planned[],
  fewest: number,
): Planned[] | null {
  if (isNeed(steps)) {
    // What is to be added near some words says nothing against them.
    if (addedNear.has(steps[0]?.rule ?? ''))
      return steps.filter(
        ({ rule, quotation }) =>
          addedNear.has(rule) || !quotation.some((words) => overlaps(words, only.quotation)),
      );
    // Single words may stand where the step is all the same.
    if (only.quotation.every((words) => !words.includes(' '))) return steps;
    // No challenge takes the place of a need.
    return isNeed(elsewhere) ? elsewhere : null;
  }
  if (steps.length > 0 && steps.every(({ rule }) => answering.has(rule))) return steps;
  // No text needs a challenge: it may be left out.
  const areOnlyTried = steps.every(({ rule }) => isChallenge(rule));
  return elsewhere.length === fewest || areOnlyTried ? elsewhere : null;
}

const isNeed = ([step]: readonly Planned[]): boolean =>
  step !== undefined && !isChallenge(step.rule);

const wrongIn = (materials: Materials, steps: readonly Planned[]): string[] =>
  materials.steps
    .filter(({ rule }) => wrongThroughout.has(rule) && steps.some((step) => step.rule === rule))
    .flatMap(({ quotations }) => quotations.flat());

const quotedIn = (some: readonly Planned[]): string[] => some.flatMap(({ quotation }) => quotation);

function effort(
  random: Random,
  text: StudentText,
  taken: readonly string[],
  { isSpelling = false }: Aim,
): Planned {
  const { comments, quotation } = isSpelling ? thanksFor(text) : effortOf(text, taken);
  return { rule: 'effort', skill: null, comment: pickAny(random, comments) ?? '', quotation };
}

/** The most important materials, each about another skill and other words. */
function said(
  random: Random,
  materials: readonly Material[],
  most: number,
  taken: readonly string[],
  isPraise = false,
): Planned[] {
  const chosen: Planned[] = [];
  for (const material of materials) {
    if (chosen.length >= most) break;
    if (chosen.length > 0 && isGeneral(material.rule)) continue;
    if (!isPraise && chosen.length >= A_LIST && isSlight(material.rule)) continue;
    const used = [...taken, ...chosen.flatMap(({ quotation }) => quotation)];
    const isSaid = chosen.some(
      ({ rule, skill }) => rule === material.rule || (skill !== null && skill === material.skill),
    );
    const isFree = material.quotations.some((one) => !one.some((words) => overlaps(words, used)));
    if (!isSaid && isFree) chosen.push(planned(random, material, used));
  }
  return chosen;
}

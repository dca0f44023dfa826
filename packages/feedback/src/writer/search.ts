import type { DraftPoint } from '../checks/draft-point.ts';
import type { StudentText } from '../text/student-text.ts';
import { effortOf } from './effort.ts';
import type { Material, Materials } from './materials.ts';
import { planned, pointsOf, type Plan, type Planned } from './plan.ts';
import { pickAny, type Random } from './random.ts';
import { scoreOf, type Aim } from './score.ts';

/** How many ways to say it are tried (measured on the evaluation texts: more find nothing better). */
const TRIES = 120;

/** Words that a strength, and a next step, take up. */
const WORDS_OF_STRENGTH = 30;
const WORDS_OF_STEP = 50;

/** What is worth saying stays; which words say it best for this reader and this class is tried out. */
export function bestPoints(
  random: Random,
  text: StudentText,
  materials: Materials,
  aim: Aim,
): DraftPoint[] {
  const tries = Array.from({ length: TRIES }, () => {
    const points = pointsOf(planOf(random, text, materials, aim), aim.studentName);
    return { points, score: scoreOf(points, aim) };
  });
  const best = tries.reduce((one, other) => (other.score < one.score ? other : one));
  return best.points;
}

function planOf(random: Random, text: StudentText, materials: Materials, aim: Aim): Plan {
  const { wordCount, isPraise } = aim;
  const room = isPraise ? wordCount / (WORDS_OF_STRENGTH * 0.7) : wordCount / WORDS_OF_STRENGTH;
  const strengths = said(random, materials.strengths, Math.max(1, Math.round(room)), []);
  const taken = strengths.flatMap(({ quotation }) => quotation);
  const mostSteps = isPraise ? 0 : Math.max(1, Math.round(wordCount / WORDS_OF_STEP));
  const steps = said(random, materials.steps, mostSteps, taken);
  const praise = strengths.length > 0 ? strengths : [effort(random, text)];
  return { strengths: praise, steps };
}

const effort = (random: Random, text: StudentText): Planned => ({
  rule: 'effort',
  comment: pickAny(random, effortOf(text)) ?? '',
  quotation: [],
  example: null,
});

/** The weightiest materials, each of another rule and about other words. */
function said(
  random: Random,
  materials: readonly Material[],
  most: number,
  taken: readonly string[],
): Planned[] {
  const chosen: Planned[] = [];
  for (const material of materials) {
    if (chosen.length >= most) break;
    const used = [...taken, ...chosen.flatMap(({ quotation }) => quotation)];
    const isSaid = chosen.some(({ rule }) => rule === material.rule);
    const isFree = material.quotations.some((one) => !one.some((words) => overlaps(words, used)));
    if (!isSaid && isFree) chosen.push(planned(random, material, used));
  }
  return chosen;
}

function overlaps(words: string, used: readonly string[]): boolean {
  return used.some((other) => other.includes(words) || words.includes(other));
}

import type { DraftPoint } from '../checks/draft-point.ts';
import type { Materials, StrengthMaterial } from './materials.ts';
import { planQuestion, planStep, planStrength, pointsOf, type Plan } from './plan.ts';
import { pickAny, type Random } from './random.ts';
import { Scorer, type Aim } from './score.ts';

/** How many changes are tried; more find nothing better (measured on the evaluation texts). */
const TRIES = 500;

/** Searches for the way to say it that best fits length, level and the class; null without material. */
export function bestPlan(random: Random, materials: Materials, aim: Aim): DraftPoint[] | null {
  const scorer = new Scorer(aim);
  const first = startingPlan(random, materials, aim.wordCount);
  if (first === null) return null;
  let best = { plan: first, points: pointsOf(first, aim.studentName), score: Infinity };
  for (let i = 0; i < TRIES && best.score > 0; i++) {
    const plan = i === 0 ? first : changed(random, best.plan, materials, aim.wordCount);
    const points = pointsOf(plan, aim.studentName);
    const score = scorer.score(plan, points);
    if (score <= best.score) best = { plan, points, score };
  }
  return best.points;
}

/** Few points are easier to act on: one strength in a short feedback, three in a long one. */
function mostStrengths(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / 35));
}

function startingPlan(random: Random, materials: Materials, wordCount: number): Plan | null {
  const [step] = materials.steps;
  if (step === undefined || materials.strengths.length === 0) return null;
  const strengths = materials.strengths.slice(0, mostStrengths(wordCount));
  return {
    strengths: strengths.map((material) => planStrength(random, material)),
    step: planStep(random, step),
    question: planQuestion(random, step),
  };
}

/** The plan with one thing about it changed. */
function changed(random: Random, plan: Plan, materials: Materials, wordCount: number): Plan {
  const change = random();
  if (change < 0.5)
    return { ...plan, strengths: changedStrengths(random, plan, materials, wordCount) };
  if (change < 0.75) {
    const material = random() < 0.85 ? plan.step.material : pickAny(random, materials.steps);
    const step = planStep(random, material ?? plan.step.material);
    const question =
      step.material === plan.step.material ? plan.question : planQuestion(random, step.material);
    return { ...plan, step, question };
  }
  return { ...plan, question: planQuestion(random, plan.step.material) };
}

function changedStrengths(random: Random, plan: Plan, materials: Materials, wordCount: number) {
  const { strengths } = plan;
  const unused = materials.strengths.filter((material) => canBeUsed(material, plan));
  const at = Math.floor(random() * strengths.length);
  const roll = random();
  const other = pickAny(random, unused);
  if (roll < 0.1 && strengths.length > 1) return strengths.toSpliced(at, 1);
  if (roll < 0.25 && other !== null && strengths.length < mostStrengths(wordCount))
    return [...strengths, planStrength(random, other)];
  const old = strengths[at];
  const material = roll < 0.35 ? (other ?? old?.material) : old?.material;
  return material === undefined ? strengths : strengths.with(at, planStrength(random, material));
}

/** Whether a strength has a quotation that the plan doesn't show yet. */
function canBeUsed(material: StrengthMaterial, plan: Plan): boolean {
  const uses = plan.strengths.filter((strength) => strength.material.rule === material.rule).length;
  return uses < Math.min(2, material.quotations.length);
}

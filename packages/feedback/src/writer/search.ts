import type { DraftPoint } from '../checks/draft-point.ts';
import type { Materials, StepMaterial, StrengthMaterial } from './materials.ts';
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
  let best = { plan: first, score: scorer.score(first) };
  for (let i = 0; i < TRIES; i++) {
    const plan = changed(random, best.plan, materials, aim.wordCount);
    const score = scorer.score(plan);
    if (score <= best.score) best = { plan, score };
  }
  return pointsOf(best.plan, aim.studentName);
}

/** A second step only has room in a feedback of this many words. */
const WORDS_FOR_TWO_STEPS = 90;

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
    steps: [planStep(random, step)],
    question: planQuestion(random, step),
  };
}

/** The plan with one thing about it changed. */
function changed(random: Random, plan: Plan, materials: Materials, wordCount: number): Plan {
  const change = random();
  if (change < 0.5)
    return { ...plan, strengths: changedStrengths(random, plan, materials, wordCount) };
  const asked = plan.steps[0]?.material ?? materials.steps[0];
  if (asked === undefined) return plan;
  if (change < 0.75) return changedSteps(random, plan, asked, materials, wordCount);
  return { ...plan, question: planQuestion(random, asked) };
}

/** Another wording or another step; the question is about the first step. */
function changedSteps(
  random: Random,
  plan: Plan,
  asked: StepMaterial,
  materials: Materials,
  wordCount: number,
): Plan {
  const others = materials.steps.filter(({ rule }) => rule !== asked.rule);
  const other = pickAny(random, others);
  const roll = random();
  if (roll < 0.15 && plan.steps.length > 1) return { ...plan, steps: plan.steps.slice(0, 1) };
  if (roll < 0.3 && other !== null && wordCount >= WORDS_FOR_TWO_STEPS)
    return { ...plan, steps: [...plan.steps.slice(0, 1), planStep(random, other)] };
  if (roll < 0.85 || other === null)
    return { ...plan, steps: [planStep(random, asked), ...plan.steps.slice(1)] };
  return { ...plan, steps: [planStep(random, other)], question: planQuestion(random, other) };
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

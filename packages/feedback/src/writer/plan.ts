import type { DraftPoint } from '../checks/draft-point.ts';
import { exampleText } from '../compose.ts';
import { effectFrames, placedStepFrames, questionFrames, stepFrames } from './frames.ts';
import type { StepMaterial, StrengthMaterial } from './materials.ts';
import { pick, pickAny, type Random } from './random.ts';
import { addressed, fill, marked } from './sentence.ts';

/** A strength as it is to be said. */
export interface PlannedStrength {
  material: StrengthMaterial;
  quotation: readonly string[];
  sentence: string;
  reason: string | null;
}

/** A next step as it is to be said. */
export interface PlannedStep {
  material: StepMaterial;
  quotation: readonly string[] | null;
  sentence: string;
  reason: string | null;
  example: string | null;
}

/** One way to say it all. */
export interface Plan {
  strengths: PlannedStrength[];
  /** One, or two in a long feedback about which little can be praised. */
  steps: PlannedStep[];
  question: string;
}

export function planStrength(random: Random, material: StrengthMaterial): PlannedStrength {
  const quotation = pickAny(random, material.quotations) ?? [];
  const { effects, sentences, reasons } = material.wording;
  const effect = pickAny(random, effects);
  const whole = pickAny(random, sentences);
  const useWhole = whole !== null && (effect === null || random() < 0.35);
  const frame = useWhole ? whole : pick(random, effectFrames);
  return {
    material,
    quotation,
    sentence: fill(frame, { ...material.slots, effect: effect ?? '', q: marked(quotation) }),
    reason: random() < 0.4 ? pickAny(random, reasons) : null,
  };
}

export function planStep(random: Random, material: StepMaterial): PlannedStep {
  const quotation = pickAny(random, material.quotations);
  const { actions, sentences, reasons, examples } = material.wording;
  const action = pickAny(random, actions);
  const whole = pickAny(random, sentences);
  const placed = quotation !== null;
  const useWhole =
    whole !== null && whole.includes('{q}') === placed && (action === null || random() < 0.4);
  const frame = useWhole
    ? whole
    : placed
      ? pick(random, placedStepFrames)
      : pick(random, stepFrames);
  const slots = { ...material.slots, q: marked(quotation ?? []) };
  return {
    material,
    quotation,
    sentence: fill(fill(frame, { action: action ?? '' }), slots),
    reason: random() < 0.25 ? pickAny(random, reasons) : null,
    example: random() < 0.5 ? pickAny(random, examples) : null,
  };
}

export function planQuestion(random: Random, material: StepMaterial): string {
  const question = pickAny(random, material.wording.questions) ?? 'What will you work on next?';
  return fill(pick(random, questionFrames), { question });
}

/** The plan as points, the first strength spoken to the student by name. */
export function pointsOf(plan: Plan, name: string): DraftPoint[] {
  return [
    ...plan.strengths.map((strength, i): DraftPoint => ({
      kind: 'strength',
      comment: joined(
        i === 0 ? addressed(name, strength.sentence) : strength.sentence,
        strength.reason,
      ),
      quotations: [...strength.quotation],
      example: null,
    })),
    ...plan.steps.map((step): DraftPoint => ({
      kind: 'nextStep',
      comment: joined(step.sentence, step.reason),
      quotations: [...(step.quotation ?? [])],
      example: step.example,
    })),
    { kind: 'question', comment: plan.question, quotations: [], example: null },
  ];
}

/** All sentences of the plan, one by one, to be measured. */
export function partsOf(plan: Plan, name: string): string[] {
  const parts = [
    ...plan.strengths.flatMap(({ sentence, reason }, i) => [
      i === 0 ? addressed(name, sentence) : sentence,
      reason,
    ]),
    ...plan.steps.flatMap(({ sentence, reason, example }) => [
      sentence,
      reason,
      example === null ? null : exampleText(example),
    ]),
    plan.question,
  ];
  return parts.filter((part) => part !== null);
}

function joined(sentence: string, reason: string | null): string {
  return reason === null ? sentence : `${sentence} ${reason}`;
}

import type { DraftPoint } from '../checks/draft-point.ts';
import type { Materials, StepMaterial, StrengthMaterial } from './materials.ts';
import {
  effectFrames,
  placedQuestionFrames,
  placedStepFrames,
  questionFrames,
  stepFrames,
} from './frames.ts';
import { pick, pickAny, type Random } from './random.ts';
import { addressed, fill } from './sentence.ts';

/** A strength as it is to be said. */
export interface PlannedStrength {
  material: StrengthMaterial;
  quotation: string;
  sentence: string;
  reason: string | null;
}

/** A next step as it is to be said. */
export interface PlannedStep {
  material: StepMaterial;
  quotation: string | null;
  sentence: string;
  example: string | null;
}

/** One way to say it all. */
export interface Plan {
  strengths: PlannedStrength[];
  step: PlannedStep;
  question: { sentence: string; quotation: string | null };
}

const marked = (quotation: string) => `“${quotation}”`;

export function planStrength(random: Random, material: StrengthMaterial): PlannedStrength {
  const quotation = pickAny(random, material.quotations) ?? '';
  const { effects, sentences, reasons } = material.wording;
  const whole = random() < sentences.length / (sentences.length + effects.length * 2);
  const frame = whole ? (pickAny(random, sentences) ?? '{q}') : pick(random, effectFrames);
  const effect = pickAny(random, effects) ?? '';
  return {
    material,
    quotation,
    sentence: fill(frame, { q: marked(quotation), effect }),
    reason: random() < 0.4 ? pickAny(random, reasons) : null,
  };
}

export function planStep(random: Random, material: StepMaterial): PlannedStep {
  const quotation = pickAny(random, material.quotations);
  const action = pickAny(random, material.wording.actions) ?? '';
  const placesItself = action.includes('{q}');
  const frame =
    quotation === null || placesItself ? pick(random, stepFrames) : pick(random, placedStepFrames);
  const said = fill(action, {}).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const sentence = fill(
    fill(frame, { action: said }),
    quotation === null ? {} : { q: marked(quotation) },
  );
  return {
    material,
    quotation,
    sentence,
    example: random() < 0.5 ? pickAny(random, material.wording.examples) : null,
  };
}

export function planQuestion(
  random: Random,
  step: StepMaterial,
  materials: Materials,
): Plan['question'] {
  const question = pickAny(random, step.wording.questions) ?? 'What will you work on next?';
  const quotation =
    random() < 0.5
      ? pickAny(
          random,
          materials.strengths.flatMap((one) => one.quotations),
        )
      : null;
  if (quotation === null && !question.includes('{q}'))
    return { sentence: fill(pick(random, questionFrames), { question }), quotation: null };
  const frame = question.includes('{q}') ? question : pick(random, placedQuestionFrames);
  return { sentence: fill(frame, { question, q: marked(quotation ?? '') }), quotation };
}

/** The plan as points, the first strength spoken to the student by name. */
export function pointsOf(plan: Plan, name: string): DraftPoint[] {
  const strengths = plan.strengths.map((strength, i): DraftPoint => {
    const said = [strength.sentence, strength.reason].filter((part) => part !== null).join(' ');
    return {
      kind: 'strength',
      comment: i === 0 ? addressed(name, said) : said,
      quotations: [strength.quotation],
      example: null,
    };
  });
  return [
    ...strengths,
    {
      kind: 'nextStep',
      comment: plan.step.sentence,
      quotations: listed(plan.step.quotation, plan.step.sentence),
      example: plan.step.example,
    },
    {
      kind: 'question',
      comment: plan.question.sentence,
      quotations: listed(plan.question.quotation, plan.question.sentence),
      example: null,
    },
  ];
}

function listed(quotation: string | null, sentence: string): string[] {
  return quotation !== null && sentence.includes(marked(quotation)) ? [quotation] : [];
}

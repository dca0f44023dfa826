import { ruleOf, rules, type RuleName } from '../rules/all-rules.ts';
import type { Finding, NextStepWording, StrengthWording } from '../rules/rule.ts';
import type { StudentText } from '../text/student-text.ts';
import type { Scope } from './scope.ts';

/** Something to say: a finding and the wording for it. */
interface Material<Wording> {
  rule: RuleName;
  wording: Wording;
  /** Each shown by itself; empty when something is missing. */
  quotations: readonly (readonly string[])[];
  /** From 0 to 1: how much it matters, how sure it is. */
  weight: number;
  slots: Readonly<Record<string, string>>;
}

export type StrengthMaterial = Material<StrengthWording>;
export type StepMaterial = Material<NextStepWording>;

/** All that the writer has to say about a text, what matters most first. */
export interface Materials {
  strengths: StrengthMaterial[];
  steps: StepMaterial[];
}

/** The best few quotations; more would only lead away from the clearest. */
const MOST_QUOTATIONS = 5;

/** Runs the rules of a scope over the text. Where nothing is amiss, the next step is more of a strength. */
export function gather(text: StudentText, scope: Scope): Materials {
  const found = new Map(
    [...new Set([...scope.strengths, ...scope.steps])].map((name) => [
      name,
      ruleOf(name).find(text),
    ]),
  );
  const strengths = scope.strengths.flatMap((name, i) =>
    materialOf(
      name,
      i,
      found.get(name)?.find((finding) => finding.kind === 'strength'),
      ruleOf(name).wording.strength,
    ),
  );
  const steps = scope.steps.flatMap((name, i) =>
    materialOf(
      name,
      i,
      found.get(name)?.find((finding) => finding.kind === 'nextStep'),
      ruleOf(name).wording.nextStep,
    ),
  );
  const shown = strengths.filter((material) => material.quotations.length > 0).toSorted(byWeight);
  const praised = shown.length > 0 ? shown : anyText(text);
  return {
    strengths: praised,
    steps: steps.length > 0 ? steps.toSorted(byWeight) : praised.slice(0, 3).map(moreOf),
  };
}

/** What can be said of any text, where the rules of the scope have nothing to praise. */
function anyText(text: StudentText): StrengthMaterial[] {
  const finding = rules.detail.find(text).find(({ kind }) => kind === 'strength');
  return materialOf('detail', 0, finding, rules.detail.wording.strength);
}

function materialOf<Wording>(
  rule: RuleName,
  rank: number,
  finding: Finding | undefined,
  wording: Wording | undefined,
): Material<Wording>[] {
  if (finding === undefined || wording === undefined) return [];
  const quotations = finding.quotations.slice(0, MOST_QUOTATIONS);
  const weight = finding.weight * (1 - Math.min(rank, 10) * 0.02);
  return [{ rule, wording, quotations, weight, slots: finding.slots ?? {} }];
}

function byWeight(a: { weight: number }, b: { weight: number }): number {
  return b.weight - a.weight;
}

/** A next step that asks for more of what worked. */
function moreOf({ rule, wording, weight }: StrengthMaterial): StepMaterial {
  return {
    rule,
    quotations: [],
    weight,
    slots: {},
    wording: {
      actions: wording.again,
      sentences: [],
      reasons: [
        'It works well, so do it again.',
        'What works once can work again in another place.',
      ],
      examples: [],
      questions: [
        'Where else could you do that?',
        'Which part of your text are you most proud of, and why?',
        'What made that part work so well?',
        'What will you try in your next piece?',
        'Which part was the hardest to write?',
      ],
    },
  };
}

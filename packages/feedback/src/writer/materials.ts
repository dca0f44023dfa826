import type { Finding, NextStepWording, StrengthWording } from '../rules/rule.ts';
import { allRules } from '../rules/all-rules.ts';
import type { StudentText } from '../text/student-text.ts';

export interface StrengthMaterial {
  rule: string;
  wording: StrengthWording;
  quotations: readonly string[];
  weight: number;
}

export interface StepMaterial {
  rule: string;
  wording: NextStepWording;
  quotations: readonly string[];
  weight: number;
}

/** All that the writer has to say about a text, what matters most first. */
export interface Materials {
  strengths: StrengthMaterial[];
  steps: StepMaterial[];
}

/** What the rules found in the text. */
export function gather(text: StudentText): Materials {
  const strengths: StrengthMaterial[] = [];
  const steps: StepMaterial[] = [];
  for (const rule of allRules) {
    for (const finding of rule.find(text)) {
      const base = { rule: rule.id, quotations: shown(finding), weight: finding.weight };
      if (finding.kind === 'strength' && rule.strength !== undefined)
        strengths.push({ ...base, wording: rule.strength });
      if (finding.kind === 'nextStep' && rule.nextStep !== undefined)
        steps.push({ ...base, wording: rule.nextStep });
    }
  }
  return {
    strengths: strengths.filter((one) => one.quotations.length > 0).toSorted(byWeight),
    steps: steps.toSorted(byWeight),
  };
}

function byWeight(a: { weight: number }, b: { weight: number }): number {
  return b.weight - a.weight;
}

/** The best few quotations; more would only lead away from the clearest. */
function shown(finding: Finding): string[] {
  return finding.quotations.slice(0, 5);
}

import type { Fenced, Prompt } from '../prompt.ts';

export interface StepVerdict {
  step: number;
  verdict: 'done' | 'partly' | 'notYet' | 'cantTell';
  proof: string[];
}

/** A step, with what became of the passages that it may be about. */
interface AskedStep {
  step: number;
  before: string;
  after: string;
}

/** What stands before the first step is said of all. */
function askedSteps(fenced: readonly Fenced[]): AskedStep[] {
  const ofAll = { before: '', after: '' };
  const steps: AskedStep[] = [];
  for (const { label, text } of fenced) {
    const last = steps.at(-1) ?? ofAll;
    if (label === 'STEP') steps.push({ step: steps.length + 1, ...ofAll });
    else if (label === 'OLD WORDS') last.before += `${text}\n`;
    else if (label === 'NEW WORDS') last.after += `${text}\n`;
  }
  return steps;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The longest run of words that the old passage doesn't have. */
function newWords({ before, after }: AskedStep): string {
  const old = new Set(wordsOf(before));
  let run: string[] = [];
  let longest: string[] = [];
  for (const word of wordsOf(after)) {
    run = old.has(word) ? [] : [...run, word];
    if (run.length > longest.length) longest = run;
  }
  return longest.slice(0, 8).join(' ');
}

/** Done where four words in a row are new, partly where any are. */
export function plausibleVerdicts({ fenced }: Prompt): StepVerdict[] {
  return askedSteps(fenced).map((asked) => {
    const words = newWords(asked);
    if (words === '') return { step: asked.step, verdict: 'notYet', proof: [] };
    const verdict = wordsOf(words).length < 4 ? 'partly' : 'done';
    return { step: asked.step, verdict, proof: [words] };
  });
}

/** Does what an instruction in the new words asks, and proves it by the instruction. */
export function obedientVerdicts({ fenced }: Prompt): StepVerdict[] {
  return askedSteps(fenced).map((asked) => {
    const order = asked.after
      .split(/(?<=[.!?])\s+/)
      .find((sentence) => /\b(?:say|mark|done|did it|ignore)\b/i.test(sentence));
    return { step: asked.step, verdict: 'done', proof: [(order ?? asked.after).trim()] };
  });
}

import { readFileSync } from 'node:fs';
import { feedbackTypes, readingLevel } from '@second-draft/contract';
import * as z from 'zod';
import { builtInWriter, type DraftPoint } from '../../src/index.ts';
import { needsOfQuestion, rulesOfNeed, type Need } from './kinds.ts';

const allNeeds = Object.keys(rulesOfNeed) as Need[];

/** What a plain request to a model found each text to need most, then next, by round and text. */
const named = z.array(
  z.object({ round: z.number(), id: z.string(), needs: z.array(z.enum(allNeeds)).min(1) }),
);

const blindText = z.object({
  id: z.string(),
  category: z.string(),
  words: z.number(),
  level: readingLevel,
  student: z.string(),
  assignment: z.object({ title: z.string(), instructions: z.string() }).optional(),
  text: z.string(),
});

type BlindText = z.infer<typeof blindText>;

const read = (file: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));

/** The built-in writer's next steps on a text of a blind round. */
function stepsOn({ id, category, words, level, student, assignment, text }: BlindText) {
  const descriptors = feedbackTypes.find(({ title }) => title === category)?.properties ?? '';
  const points = builtInWriter.write({
    text,
    studentName: student,
    focus: [{ title: category, descriptors }],
    wordCount: words,
    readingLevel: level,
    assignment: assignment && { ...assignment, rubric: '' },
    seed: id,
  });
  return points.filter(({ kind }) => kind === 'nextStep');
}

function needsMet({ rule, skill }: DraftPoint): Need[] {
  if (rule === 'sayMore') return [...(needsOfQuestion[skill ?? ''] ?? [])];
  return allNeeds.filter((need) => rulesOfNeed[need].some((one) => one === rule));
}

const spellingRules = new Set(['listedMisspelling', 'wordsToCheck', 'soundAlikes', 'apostrophes']);

export interface NeedsMeasured {
  texts: number;
  /** Texts for which a step asks for what matters most, or for one of the two named. */
  main: number;
  any: number;
  withoutStep: number;
  /** Texts not about spelling whose only step is a misspelt word. */
  onlySpelling: number;
  /** By the need that matters most: how often a step asks for it. */
  byNeed: Partial<Record<Need, { met: number; of: number }>>;
}

/** How often the built-in writer's steps are what a model, asked plainly, found most needed. */
export function measureNeeds(): NeedsMeasured {
  const measured = { texts: 0, main: 0, any: 0, withoutStep: 0, onlySpelling: 0 };
  const byNeed: NeedsMeasured['byNeed'] = {};
  for (const [round, rows] of Map.groupBy(named.parse(read('needs.json')), (one) => one.round)) {
    const texts = z.array(blindText).parse(read(`../blind/round-${round}.json`));
    for (const { id, needs } of rows) {
      const text = texts.find((one) => one.id === id);
      const [main] = needs;
      if (text === undefined || main === undefined)
        throw new Error(`Round ${round} has no text ${id}`);
      const steps = stepsOn(text);
      const met = new Set(steps.flatMap(needsMet));
      const tally = (byNeed[main] ??= { met: 0, of: 0 });
      tally.of += 1;
      tally.met += Number(met.has(main));
      measured.texts += 1;
      measured.main += Number(met.has(main));
      measured.any += Number(needs.some((need) => met.has(need)));
      measured.withoutStep += Number(steps.length === 0);
      const isOnlySpelling =
        steps.length > 0 && steps.every(({ rule }) => spellingRules.has(rule ?? ''));
      measured.onlySpelling += Number(isOnlySpelling && text.category !== 'Spelling');
    }
  }
  return { ...measured, byNeed };
}

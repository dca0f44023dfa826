import { writeFileSync } from 'node:fs';
import { concernKind, type ConcernKind } from '@second-draft/contract';
import * as z from 'zod';
import { signalsOf } from '../../src/concerns/likely/signals.ts';
import { stretchesOf } from '../../src/concerns/likely/stretches.ts';
import { plainSentence } from '../../src/concerns/finding/plain-sentence.ts';
import { readStudentText } from '../../src/text/student-text.ts';
import { learn, type Example, type Weights } from './learn.ts';
import { read } from './measure.ts';
import { ordinaryWriting } from './ordinary-writing.ts';

const labelled = z.object({
  text: z.string(),
  kind: concernKind.nullable(),
  rests: z.string().nullable(),
});

type Labelled = z.infer<typeof labelled>;

const kinds = concernKind.options.filter((kind) => kind !== 'other');

const weightsFile = new URL('../../src/concerns/likely/weights.json', import.meta.url);

const labelledTexts = (name: string) => z.array(labelled).parse(read(name));

/** A stretch tells it if it holds most of the words that it rests on, or is mostly those. */
const MOST = 0.6;

function examplesOf({ text, kind, rests }: Labelled): Example[] {
  const start = rests === null ? -1 : text.indexOf(rests);
  const end = start + (rests?.length ?? 0);
  const sentences = readStudentText(text).sentences.map(({ words }) => plainSentence(words));
  return sentences.flatMap(stretchesOf).flatMap((stretch) => {
    const shared = Math.min(end, stretch.end) - Math.max(start, stretch.start);
    const shortest = Math.min(end - start, stretch.end - stretch.start);
    const isTold = start >= 0 && shared > MOST * shortest;
    // Neither here nor there.
    if (!isTold && start >= 0 && shared > 0) return [];
    const told: ConcernKind | null = kind === 'other' ? 'home' : kind;
    return [{ signals: signalsOf(stretch.words), kind: isTold ? told : null }];
  });
}

/** Learns from the texts that the signs are tuned by, single pieces, and ordinary texts. */
export function fitWeights(): Weights {
  const texts = [
    ...labelledTexts('tuned'),
    ...labelledTexts('pieces'),
    ...ordinaryWriting().map((text) => ({ text, kind: null, rests: null })),
  ];
  return learn(texts.flatMap(examplesOf), kinds);
}

export function writeWeights(): void {
  writeFileSync(weightsFile, `${JSON.stringify(fitWeights(), null, 2)}\n`);
}

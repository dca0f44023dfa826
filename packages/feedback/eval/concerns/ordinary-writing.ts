import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { read } from './measure.ts';

const round = z.array(z.object({ text: z.string() }));

/** Texts of the blind rounds: nearly none has anything that an adult should see. */
export function ordinaryWriting(): string[] {
  const texts = readdirSync(new URL('../blind/', import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => round.safeParse(read(`../blind/${basename(file, '.json')}`)).data ?? []);
  return [...new Set(texts.map(({ text }) => text))];
}

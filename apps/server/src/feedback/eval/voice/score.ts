import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlindCase } from '../blind-case.ts';
import { readTeachers, teacherFor } from './voice-case.ts';
import type { Key } from './write-sheets.ts';

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

const share = (right: number, of: number) =>
  `${right} of ${of} (${of === 0 ? '–' : Math.round((right / of) * 100)} %)`;

/** How often readers picked what was written for the teacher; by chance it is half. */
export async function score(cases: readonly BlindCase[], folder: string): Promise<string> {
  const teachers = await readTeachers();
  const key = await readJson<Key>(join(folder, 'key.json'));
  const picks: { by: string; is: boolean }[] = [];
  for (const [reader, letters] of Object.entries(key)) {
    const picked = await readJson<Record<string, string>>(join(folder, `${reader}.answers.json`));
    for (const [id, letter] of Object.entries(letters)) {
      const at = cases.findIndex((one) => one.id === id);
      const is = picked[id]?.trim().toUpperCase() === letter;
      picks.push({ by: reader, is }, { by: teacherFor(teachers, at).id, is });
    }
  }
  const rightOf = (by: string) => picks.filter((one) => one.by === by);
  const names = [...Object.keys(key), ...teachers.map(({ id }) => id)];
  const lines = names.map((by) => {
    const all = rightOf(by);
    return `${by}: ${share(all.filter(({ is }) => is).length, all.length)}`;
  });
  const ofReaders = Object.keys(key).flatMap(rightOf);
  const right = ofReaders.filter(({ is }) => is).length;
  return [...lines, `all: ${share(right, ofReaders.length)}`].join('\n');
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run, type RunResult } from './run.ts';
import { tableOf } from './table.ts';
import { evalTexts } from './texts/index.ts';
import { loadWriter } from './writer.ts';

const { values } = parseArgs({
  options: {
    writer: { type: 'string' },
    nth: { type: 'string', default: '1' },
    out: { type: 'string' },
    compare: { type: 'string', multiple: true },
  },
});

async function readResult(file: string): Promise<RunResult> {
  return JSON.parse(await readFile(file, 'utf8')) as RunResult;
}

async function evaluate(): Promise<void> {
  const nth = Number(values.nth);
  if (!Number.isInteger(nth) || nth < 1) throw new Error('--nth is a whole number from 1 on');
  const writer = await loadWriter(values.writer);
  const result = await run(writer, evalTexts, nth);
  const file = resolve(values.out ?? `${import.meta.dirname}/results/${writer.name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(tableOf([result]));
  for (const mistake of result.findings.mistakes) console.log(`wrong: ${mistake}`);
  console.log(`Written to ${file}`);
}

if (values.compare === undefined) await evaluate();
else console.log(tableOf(await Promise.all(values.compare.map(readResult))));

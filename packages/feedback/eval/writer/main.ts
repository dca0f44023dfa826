import { writeFileSync } from 'node:fs';
import { asProgram } from '../as-program.ts';
import { recorded, recordFile, requestsOfRecord, writtenFor } from './record.ts';

/** Prints what the writer writes in place of what it wrote when that was last recorded. */
export function evaluateWriter(print: (text: string) => void, { write }: { write: boolean }): void {
  const before = recorded();
  const now = Object.fromEntries(
    [...requestsOfRecord()].map(([name, request]) => [name, writtenFor(request)]),
  );
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, fresh] = [before[name] ?? [], now[name] ?? []];
    if (old.join('\n') === fresh.join('\n')) continue;
    const gone = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`);
    const lines = fresh.map((line) => `${old.includes(line) ? ' ' : '+'} ${line}`);
    print([name, ...gone, ...lines].join('\n  '));
  }
  if (write) writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
}

if (import.meta.main) asProgram(evaluateWriter);

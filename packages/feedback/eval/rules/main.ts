import { writeFileSync } from 'node:fs';
import { asProgram } from '../as-program.ts';
import { foundByAll, recorded, recordFile, textsOfRecord, type Found } from './record.ts';

/** What is in one and not in the other, a line each. */
const only = (one: Found, other: Found) =>
  Object.entries(one).flatMap(([text, lines]) =>
    lines.filter((line) => !other[text]?.includes(line)).map((line) => `${text}: ${line}`),
  );

/** Prints what rules find in the texts of the record that they didn't, and what they no longer find. */
export function evaluateRules(print: (text: string) => void, { write }: { write: boolean }): void {
  const [before, now] = [recorded(), foundByAll(textsOfRecord())];
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, fresh] = [before[name] ?? {}, now[name] ?? {}];
    const changed = [
      ...only(old, fresh).map((line) => `- ${line}`),
      ...only(fresh, old).map((line) => `+ ${line}`),
    ];
    if (changed.length > 0) print([name, ...changed].join('\n  '));
  }
  if (write) writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
}

if (import.meta.main) asProgram(evaluateRules);

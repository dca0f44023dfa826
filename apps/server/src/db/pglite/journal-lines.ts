import { crc32 } from 'node:zlib';
import type { Statement } from '../database.ts';

/** How long a check sum is, in letters. */
const SUM = 8;

const sumOf = (json: string) => crc32(json).toString(16).padStart(SUM, '0');

/** A line of the journal: the statement after its check sum. */
export function lineOf(statement: Statement): string {
  const json = JSON.stringify(statement);
  return `${sumOf(json)} ${json}\n`;
}

/** Null for what a power cut, or a disk, has spoiled. */
function statementIn(line: string): Statement | null {
  // Versions before this wrote the statement alone.
  const json = line.startsWith('{') ? line : line.slice(SUM + 1);
  if (json !== line && line.slice(0, SUM + 1) !== `${sumOf(json)} `) return null;
  try {
    return JSON.parse(json) as Statement;
  } catch {
    return null;
  }
}

/** What a journal's text says. */
export interface Lines {
  statements: Statement[];
  /** Lines that can't be read, though more was written after them. */
  spoilt: string[];
}

/** What stands last and can't be read was cut off while it was written: it was no promise. */
export function readLines(text: string): Lines {
  const lines = text.split('\n').map((line) => ({ line, statement: statementIn(line) }));
  const last = lines.findLastIndex(({ statement }) => statement !== null);
  const found: Lines = { statements: [], spoilt: [] };
  for (const { line, statement } of lines.slice(0, last + 1))
    if (statement === null) found.spoilt.push(line);
    else found.statements.push(statement);
  return found;
}

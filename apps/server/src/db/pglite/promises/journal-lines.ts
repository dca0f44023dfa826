import { crc32 } from 'node:zlib';
import type { Statement } from '../../database.ts';

const SUM = 8;

const sumOf = (json: string) => crc32(json).toString(16).padStart(SUM, '0');

export function lineOf(statement: Statement): string {
  const json = JSON.stringify(statement);
  return `${sumOf(json)} ${json}\n`;
}

function statementIn(line: string): Statement | null {
  // Older journals have no check sums.
  const json = line.startsWith('{') ? line : line.slice(SUM + 1);
  if (json !== line && line.slice(0, SUM + 1) !== `${sumOf(json)} `) return null;
  try {
    return JSON.parse(json) as Statement;
  } catch {
    return null;
  }
}

export interface Lines {
  statements: Statement[];
  /** Unreadable lines that have readable ones after them. */
  spoilt: string[];
}

/** Unreadable lines at the end were cut off while being written, so nobody was promised them. */
export function readLines(text: string): Lines {
  const lines = text.split('\n').map((line) => ({ line, statement: statementIn(line) }));
  const last = lines.findLastIndex(({ statement }) => statement !== null);
  const found: Lines = { statements: [], spoilt: [] };
  for (const { line, statement } of lines.slice(0, last + 1))
    if (statement === null) found.spoilt.push(line);
    else found.statements.push(statement);
  return found;
}

import type { Counts } from './traffic.ts';

export interface Row extends Counts {
  what: string;
  marked: number;
  notMarked: number;
  seconds: number;
  /** What else was seen. */
  note: string;
  /** Failed requests that are too many; null where the fault itself makes them fail. */
  most: number | null;
}

export const headings = [
  '| what | requests | failed reads | failed writes | pages marked, and not | seconds | |',
  '| --- | --: | --: | --: | --: | --: | --- |',
].join('\n');

export const lineOf = (row: Row): string =>
  `| ${[
    row.what,
    row.requests,
    row.failedReads,
    row.failedWrites,
    `${row.marked}, ${row.notMarked}`,
    row.seconds.toFixed(1),
    row.note,
  ].join(' | ')} |`;

export const isGood = ({ most, failedReads, failedWrites, notMarked }: Row): boolean =>
  most === null || (failedReads + failedWrites <= most && notMarked === 0);

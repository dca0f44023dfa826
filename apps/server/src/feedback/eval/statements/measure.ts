import * as z from 'zod';
import { statementsOf, type Statement } from './collect.ts';
import { readSet, type SetName, type StatementText } from './texts.ts';

/** What a reader found: true of the text, claiming rather more than it bears, or false. */
const verdict = z.enum(['t', 'd', 'f']);

/** A statement with two readers’ verdicts, and why one of them found it less than true. */
const readRow = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  verdict,
  verdict,
  z.string(),
]);

type Verdict = 'true' | 'doubtful' | 'false';

export interface ReadStatement extends Omit<Statement, 'quotations'> {
  verdict: Verdict;
  why: string;
}

/** What both call true is true, and what either calls false is false. */
function verdictOf(one: string, other: string): Verdict {
  if (one === 'f' || other === 'f') return 'false';
  return one === 't' && other === 't' ? 'true' : 'doubtful';
}

/** All that two readers have judged in a set of texts, whether the writer still says it or not. */
export function readingsOf(set: SetName): ReadStatement[] {
  const rows = z.array(readRow).parse(readSet(set, 'read.json'));
  return rows.map(([text, rule, kind, comment, one, other, why]) => ({
    text,
    rule,
    kind,
    comment,
    verdict: verdictOf(one, other),
    why,
  }));
}

/** A statement in just these words. */
const inWords = ({ text, rule, kind, comment }: Omit<Statement, 'quotations'>): string =>
  [text, rule, kind, comment].join(' | ');

export interface Measured {
  /** What the writer says now, as two readers found it. */
  read: ReadStatement[];
  /** What nobody has read in these words. */
  unread: Statement[];
}

/** What the built-in writer says of the texts, each with the readers' verdict on just these words. */
export function measureStatements(set: SetName, texts: readonly StatementText[]): Measured {
  const known = new Map(readingsOf(set).map((one) => [inWords(one), one]));
  const said = texts.flatMap((one) => statementsOf(one));
  const found = said.map((one) => known.get(inWords(one)));
  return {
    read: found.filter((one) => one !== undefined),
    unread: said.filter((_, i) => found[i] === undefined),
  };
}

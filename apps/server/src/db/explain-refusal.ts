import { DrizzleQueryError } from 'drizzle-orm';
import { loggable } from '../problems/index.ts';

const reasons: Readonly<Record<string, string>> = {
  '25006': 'it takes nothing that is written: it is read-only, or a standby',
  '42501': 'this user may not use its tables',
  '53100': 'its disk is full',
  '53300': 'it has no connection to spare',
  '57014': 'it took too long, or waited too long for others',
};

/** Why the database refused a statement, without the statement's values; null for other errors. */
export function explainRefusal(error: unknown): string | null {
  if (!(error instanceof DrizzleQueryError)) return null;
  const { code, at } = loggable(error);
  const reason = reasons[code ?? ''];
  const ending = reason === undefined ? `.\n${at.join('\n')}` : `: ${reason}.`;
  return `The database refused a statement${code === undefined ? '' : ` (${code})`}${ending}`;
}

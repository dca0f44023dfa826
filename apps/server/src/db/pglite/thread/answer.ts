import type { PGlite } from '@electric-sql/pglite';
import { NOT_HELD, type QueryFailure, type WorkerReply, type WorkerRequest } from './messages.ts';
import { DatabaseBroken, type Statements } from './statements.ts';

/** An error's own properties are lost between threads. */
function failureOf(error: unknown): QueryFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, table, column } = error as Error & QueryFailure;
  return { message, code, constraint, table, column };
}

/** @throws DatabaseBroken when only a new thread can go on */
export async function answer(
  { pglite, statements }: { pglite: Pick<PGlite, 'close'>; statements: Statements },
  request: WorkerRequest,
): Promise<WorkerReply> {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await pglite.close();
      return { id, answer: null };
    }
    if (request.kind === 'carryOut') {
      const answer = await statements.carryOut(request.checked);
      return answer === null ? { id, failure: NOT_HELD } : { id, answer };
    }
    const { sql, params } = request;
    if (request.kind === 'check') {
      await statements.check(sql, params, request.holdAs);
      return { id, answer: null };
    }
    return { id, answer: await statements.query(sql, params, request) };
  } catch (error) {
    // Its memory can't be trusted. The next thread starts from the disk.
    if (error instanceof DatabaseBroken) throw error;
    return { id, failure: failureOf(error) };
  }
}

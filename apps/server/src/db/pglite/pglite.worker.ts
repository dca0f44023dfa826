/** The embedded database runs in its own thread: a long query would stall every request. */
import { workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durably } from './durable-fs.ts';
import {
  NOT_HELD,
  type QueryFailure,
  type WorkerData,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
} from './messages.ts';
import { createStatements, DatabaseBroken, type Statements } from './statements.ts';

/** An error's own properties are lost between threads. */
function failureOf(error: unknown): QueryFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, table, column } = error as Error & QueryFailure;
  return { message, code, constraint, table, column };
}

async function answer(
  { pglite, statements }: { pglite: PGlite; statements: Statements },
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

/** Ends this thread, in the midst of whatever it does; the next one starts from the disk. */
const endThread = () => process.exit(1);

async function serve(folder: string, port: MessagePort): Promise<void> {
  const tell = (start: WorkerStart) => port.postMessage(start);
  let pglite: PGlite;
  try {
    pglite = await PGlite.create(durably(folder, PGlite.defaultStartParams, endThread));
  } catch (error) {
    tell({ ready: false, reason: error instanceof Error ? error.message : String(error) });
    return;
  }
  const database = { pglite, statements: createStatements(pglite) };
  const handle = async (request: WorkerRequest) => {
    port.postMessage(await answer(database, request));
    if (request.kind === 'close') port.close();
  };
  port.on('message', (request: WorkerRequest) => void handle(request));
  tell({ ready: true });
}

const { folder, port } = workerData as WorkerData;
await serve(folder, port);

/** The embedded database runs in its own thread: a long query would stall every request. */
import { workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answer } from './answer.ts';
import { bytesAsHex } from './bytes-as-hex.ts';
import { durably } from './durable-fs.ts';
import type { WorkerData, WorkerRequest, WorkerStart } from './messages.ts';
import { openQuickly } from './open-quickly.ts';
import { createStatements } from './statements.ts';

/** Ends this thread, in the midst of whatever it does; the next one starts from the disk. */
const endThread = () => process.exit(1);

async function serve(folder: string, port: MessagePort): Promise<void> {
  const tell = (start: WorkerStart) => port.postMessage(start);
  let pglite: PGlite;
  try {
    pglite = await openQuickly({
      ...durably(folder, PGlite.defaultStartParams, endThread),
      ...bytesAsHex,
    });
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

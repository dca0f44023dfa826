/** A thread in the place of the database's: it does what its folder and its statements say. */
import { workerData } from 'node:worker_threads';
import type {
  QueryRequest,
  WorkerData,
  WorkerReply,
  WorkerStart,
} from '../pglite/thread/messages.ts';

const { folder, port } = workerData as WorkerData;
const reply = (message: WorkerReply | WorkerStart) => port.postMessage(message);

port.on('message', ({ id, sql, ...rest }: QueryRequest) => {
  if (sql === 'stop') process.exit(1);
  if (sql === 'crash') throw new Error('out of memory');
  if (sql === 'refuse') reply({ id, failure: { message: 'refused', code: '22P02' } });
  else if (sql === 'answer nothing') reply({ id, answer: null });
  else if (sql !== 'fall silent') reply({ id, answer: { rows: [{ sql, ...rest }], fields: [] } });
});

if (folder === 'crash') throw new Error('no memory');
if (folder === 'stop') process.exit(1);
if (folder === 'spoilt') reply({ ready: false, reason: 'it is too old' });
else if (folder !== 'silent') reply({ ready: true });

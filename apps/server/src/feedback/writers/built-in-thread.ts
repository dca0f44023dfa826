import { Worker } from 'node:worker_threads';
import type { DraftPoint, WritingRequest } from '@second-draft/feedback';
import { loggable, Problem } from '../../problems/index.ts';
import { workerFile } from '../../location.ts';

export type BuiltInTask =
  | { kind: 'write'; request: WritingRequest }
  | { kind: 'simplify'; feedback: string };

/** Points of a feedback, or a simpler one; null where there is none. */
export type BuiltInResult = DraftPoint[] | string | null;

export type BuiltInAnswer =
  | { id: number; ok: true; result: BuiltInResult }
  | { id: number; ok: false; at: string[] };

/** The writer's own thread: its first words take half a second, which would hold up everyone. */
export interface BuiltInThread {
  write(request: WritingRequest, signal: AbortSignal): Promise<DraftPoint[]>;
  simplify(feedback: string, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: BuiltInResult): void;
  reject(error: Error): void;
}

/** @param at the thread's own places, see `loggable` */
function failed(at: readonly string[]): Error {
  const error = new Error('The built-in writer failed');
  error.stack = [error.message, ...at.map((place) => `    ${place}`)].join('\n');
  return error;
}

/** Starts no thread until there is something to write; one that dies is replaced at the next task. */
export function createBuiltInThread(): BuiltInThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let serial = 0;

  function fail(error: Error) {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(workerFile('src/feedback/writers/built-in.worker.ts'));
    // The server's sockets keep the process alive, not its writer.
    started.unref();
    started.on('message', (answer: BuiltInAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) waiter?.resolve(answer.result);
      else waiter?.reject(failed(answer.at));
    });
    started.on('error', (error) => fail(failed(loggable(error).at)));
    started.on('exit', () => {
      if (worker === started) fail(failed([]));
    });
    return started;
  }

  async function run(task: BuiltInTask, signal: AbortSignal): Promise<BuiltInResult> {
    // Nobody reads the answer of a call whose browser has gone away.
    if (signal.aborted) throw new Problem('model_failed');
    worker ??= start();
    serial += 1;
    const id = serial;
    const answer = new Promise<BuiltInResult>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ id, task });
    return answer;
  }

  return {
    async write(request, signal) {
      const result = await run({ kind: 'write', request }, signal);
      return Array.isArray(result) ? result : [];
    },
    async simplify(feedback, signal) {
      const result = await run({ kind: 'simplify', feedback }, signal);
      return typeof result === 'string' ? result : null;
    },
    async close() {
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
}

import { parentPort } from 'node:worker_threads';
import { builtInWriter } from '@second-draft/feedback';
import { loggable } from '../../problems/index.ts';
import type { BuiltInAnswer, BuiltInTask } from './built-in-thread.ts';

function work(task: BuiltInTask) {
  return task.kind === 'write'
    ? builtInWriter.write(task.request)
    : builtInWriter.simplify(task.feedback);
}

parentPort?.on('message', ({ id, task }: { id: number; task: BuiltInTask }) => {
  let answer: BuiltInAnswer;
  try {
    answer = { id, ok: true, result: work(task) };
  } catch (error) {
    answer = { id, ok: false, at: loggable(error).at };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});

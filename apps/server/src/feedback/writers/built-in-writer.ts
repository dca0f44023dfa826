import type { TextThreads } from '../threads/text-threads.ts';
import type { Writer, Written } from './writer.ts';

const written = <T>(draft: T | null, given: string): Written<T> => ({
  draft,
  faults: [],
  sent: [{ role: 'user', content: given }],
  model: null,
  tokens: { prompt: 0, completion: 0 },
  again: null,
});

/** Needs no model: nothing leaves this machine. */
export const builtInWriter = (threads: TextThreads): Writer => ({
  kind: 'built-in',
  async write(task, signal) {
    const points = await threads.run('write', task, signal);
    return written({ points, why: null }, task.text);
  },
  async simplify(feedback, _level, signal) {
    return written(await threads.run('simplify', feedback, signal), feedback);
  },
});

import { builtInWriter } from '@second-draft/feedback';
import { createBuiltInThread } from './built-in-thread.ts';
import type { Writer, Written } from './writer.ts';

/** The writer that needs no model: what it is given goes to nobody else. */
export interface BuiltInWriter extends Writer {
  /** Ends its thread. */
  close(): Promise<void>;
}

const written = <T>(draft: T | null, given: string): Written<T> => ({
  draft,
  faults: [],
  sent: [{ role: 'user', content: given }],
  model: null,
  tokens: { prompt: 0, completion: 0 },
  again: null,
});

export function createBuiltInWriter(): BuiltInWriter {
  const thread = createBuiltInThread();
  return {
    kind: 'built-in',
    noteFor: builtInWriter.noteFor,
    write: async (task, signal) => written(await thread.write(task, signal), task.text),
    simplify: async (feedback, _level, signal) =>
      written(await thread.simplify(feedback, signal), feedback),
    close: () => thread.close(),
  };
}

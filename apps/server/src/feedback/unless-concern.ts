import type { Handlers } from '../api/index.ts';
import type { TextThreads } from './threads/text-threads.ts';

/**
 * Has no feedback written on a text that an adult at school should read, until the teacher says that
 * she has. Nothing of it is logged, counted or kept.
 */
export const unlessConcern =
  (threads: TextThreads, write: Handlers['feedback']): Handlers['feedback'] =>
  async (call) => {
    const { prompt, readByTeacher } = call.body;
    const concern =
      readByTeacher === true ? null : await threads.run('findConcern', prompt, call.signal);
    return concern ? { concern } : write(call);
  };

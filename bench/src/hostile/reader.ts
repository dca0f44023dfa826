/** What a whole task, of many functions, may take: a tenth of the server's deadline. */
export const TASK_MS = 200;

export interface Reader {
  name: string;
  /** UTF-16 units. */
  longest: number;
  /** Milliseconds; without it, what one function may take. */
  limitMs?: number;
  /** Returns what is measured; what that needs first is not. */
  begin(text: string): () => unknown;
}

/** Measures the whole of it. */
export const reading =
  (read: (text: string) => unknown): Reader['begin'] =>
  (text) =>
  () =>
    read(text);

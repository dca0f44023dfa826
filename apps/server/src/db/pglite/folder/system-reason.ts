import { getSystemErrorMap } from 'node:util';

/** Why the operating system refused, to be put after a sentence: ` (ENOSPC: no space left on device)`. */
export function systemReason(error: unknown): string {
  const { errno } = error as NodeJS.ErrnoException;
  const [code, words] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return code === undefined ? '' : ` (${code}: ${words})`;
}

import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { builtInWriter, type DraftPoint, type WritingRequest } from '../src/index.ts';

/** A module given by `--writer` exports one as `evalWriter`. */
export interface EvalWriter {
  name: string;
  /** Says only what it is sure of: feedback may be short, or have no next step. */
  isSparing: boolean;
  write(request: WritingRequest): Promise<{ draft: readonly DraftPoint[]; tokens: number }>;
}

const builtIn: EvalWriter = {
  name: 'built-in',
  isSparing: true,
  // oxlint-disable-next-line typescript/require-await -- it has nothing to wait for; other writers do
  write: async (request) => ({ draft: builtInWriter.write(request), tokens: 0 }),
};

export async function loadWriter(path: string | undefined): Promise<EvalWriter> {
  if (path === undefined) return builtIn;
  const module: unknown = await import(pathToFileURL(resolve(path)).href);
  if (!exportsWriter(module)) throw new Error(`${path} exports no evalWriter`);
  return module.evalWriter;
}

function exportsWriter(module: unknown): module is { evalWriter: EvalWriter } {
  return typeof module === 'object' && module !== null && 'evalWriter' in module;
}

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const silent = {
  isDebugEnabled: () => false,
  debug: () => {},
  info: () => {},
  warn: (message) => console.warn(message),
};

/** @param {{ line: number, column: number }} place counted from zero */
const asInEditors = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** Stryker turns `\v` into `\V`, which is no pattern; a file with one in it doesn't load. */
function isPattern(replacement) {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(replacement) ?? [];
  if (source === undefined) return true;
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/**
 * Every change that is tried stands in the code, and none happens until its id is the active one.
 * @param {readonly string[]} files from the top of the project
 * @returns {Promise<{ code: Record<string, string>, mutants: import('./score.mjs').Mutant[] }>}
 */
export async function instrument(files) {
  const texts = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(inProject(name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const made = await new Instrumenter(silent).instrument(texts, options);
  const [tried, broken] = [true, false].map((is) =>
    made.mutants.filter(({ replacement }) => isPattern(replacement) === is),
  );
  const mended = (code) =>
    broken.reduce((text, { replacement }) => text.replaceAll(replacement, () => '/(?:)/'), code);
  return {
    code: Object.fromEntries(made.files.map(({ name, content }) => [name, mended(content)])),
    mutants: tried.map(({ id, fileName, location, replacement, status }) => ({
      id,
      fileName,
      location: { start: asInEditors(location.start), end: asInEditors(location.end) },
      replacement,
      ignored: status === 'Ignored',
    })),
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const FILE =
  /react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom[\\/]ssr|router)[\\/](fog-of-war|instrumentation|single-fetch)\.js$/;

const EXPORTS = /^export \{(.*)\};/m;

/** For servers, and other modules name them. */
const leftOut = (names: readonly string[]) =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/**
 * Leaves out of the browser's React Router what discovers routes, measures them, and fetches what
 * loaders on a server return: every page knows all routes, and none has a loader.
 */
export function plainRoutes(): Plugin {
  return {
    name: 'plain-routes',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      async handler(theirs, id) {
        const name = FILE.exec(id)?.[1] ?? '';
        const file = path.join(import.meta.dirname, 'plain-routes', `${name}.js`);
        const ours = await readFile(file, 'utf8');
        const names = EXPORTS.exec(theirs)?.[1]?.trim().split(', ') ?? [];
        const others = names.filter((one) => !ours.includes(`export const ${one} =`));
        return { code: `${ours}\n${leftOut(others)}`, map: null };
      },
    },
  };
}

import type { Plugin } from 'vite';
import { MISSING_PART } from '../src/lib/loading/missing-part.ts';

const FILE = /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;
const RELOAD =
  /console\.error\(`Error loading route module[\s\S]*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router loads the page again whenever a screen's module can't be fetched, without end where
 * it is gone, and away from the app where the connection is. Here a missing screen ends in the
 * application's error, which looks for it again.
 */
export function missingRoutes(): Plugin {
  return {
    name: 'missing-routes',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!RELOAD.test(code)) throw new Error('React Router no longer reloads where it did');
        const told = `throw Object.assign(error, { name: '${MISSING_PART}' });`;
        return { code: code.replace(RELOAD, () => told), map: null };
      },
    },
  };
}

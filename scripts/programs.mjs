import { inProject } from './project.mjs';

const program = (file) => inProject('node_modules', file);

/** Command lines for the pinned Node: the program, then its fixed arguments. */
export const programs = {
  format: [program('oxfmt/bin/oxfmt')],
  lint: [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  // Of several checkers, each works out most types anew: twice the processor time.
  types: [program('typescript/bin/tsc'), '--singleThreaded', '-p'],
  routeTypes: [program('@react-router/dev/bin.cjs'), 'typegen'],
  unused: [program('knip/bin/knip.js')],
  imports: [
    '--import',
    './scripts/typescript6.mjs',
    program('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
  ],
  migrate: [program('drizzle-kit/bin.cjs'), 'generate'],
  // By default one core of two would stay idle; projects take no notice of the root's setting.
  unitTests: [program('vitest/vitest.mjs'), 'run', '--maxWorkers=100%'],
  browserTests: [program('@playwright/test/cli.js'), 'test'],
  installBrowser: [program('@playwright/test/cli.js'), 'install', 'chromium'],
};

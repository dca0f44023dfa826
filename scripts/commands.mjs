import { ensureBrowser, requireBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { evaluate } from './evaluations.mjs';
import { programs } from './programs.mjs';
import { inProject } from './project.mjs';
import { environment, runNode } from './run.mjs';
import { inRunFolder } from './tests/run-folder.mjs';

/**
 * Every `npm run` command. `script` names a file in this folder; `run` gets the arguments once the
 * dependencies are installed, and returns the exit code.
 * @type {Record<string, { does: string } & (
 *   { script: string } | { run: (args: string[]) => Promise<number> }
 * )>}
 */
export const commands = {
  start: { does: 'serves the product: builds what has changed, then starts it', script: 'start' },
  dev: { does: 'serves it for work: server and web app reload on change', script: 'dev' },
  test: { does: 'runs every check and test, or some: checks, unit, browser', script: 'test' },
  'test:one': {
    does: 'runs the tests of one file, or of one title',
    run: (args) => show([inProject('scripts/test-one.mjs'), ...args]),
  },
  lint: { does: 'looks for faults in the code', run: () => checksNamed('lint') },
  format: {
    does: 'formats every file',
    run: (args) => show([...programs.format, ...(args.length > 0 ? args : ['.'])]),
  },
  typecheck: { does: 'checks all types', run: () => checksNamed('typecheck') },
  browser: {
    does: 'finds the browser that tests run in, or installs one',
    async run() {
      console.log(await ensureBrowser());
      return 0;
    },
  },
  bench: {
    does: 'measures the product, and prints the figures',
    run: (args) => inBrowser('bench/src/main.ts', args),
  },
  screens: {
    does: 'takes the pictures in docs/screens: all, or those that are named',
    run: (args) => inBrowser('e2e/screens/main.ts', args),
  },
  fuzz: {
    does: 'sends 100,000 hostile requests to every operation, or: how many, which seed',
    run: (args) => onBuild('e2e/fuzz/main.ts', args),
  },
  'crash-test': {
    does: 'kills databases while they write and lets disks fail: all, or a part, how often, how long',
    async run(args) {
      const { bundleHolder } = await import('./tests/bundle-holder.mjs');
      const CRASH_TEST_HOLDER = await bundleHolder();
      return onBuild('e2e/crash/main.ts', args, { ...environment, CRASH_TEST_HOLDER });
    },
  },
  mutate: {
    does: 'changes code bit by bit and counts what the tests notice: all, the folders named, or a sample',
    run: (args) => show([inProject('scripts/mutate.mjs'), ...args]),
  },
  eval: {
    does: 'rates a writer, the built-in one or the model in the environment, or what is named (eval help)',
    run: evaluate,
  },
  release: {
    does: 'writes what a server needs to run as one archive, in build/, and measures it',
    run: () => show([inProject('scripts/make-release.mjs')]),
  },
  rehearsal: {
    does: 'carries out docs/operating.md on this machine, prints a table: --from COMMIT, or containers',
    run: (args) =>
      args[0] === 'containers'
        ? show([inProject('e2e/rehearsal/containers.ts')])
        : show([inProject('scripts/rehearse.mjs'), ...args]),
  },
  admin: { does: 'manages licences, accounts and backups (--help lists them)', script: 'admin' },
  migration: {
    does: 'writes the next migration of the database: --name=what-changes',
    run: (args) => show([...programs.migrate, ...args], { cwd: inProject('apps/server') }),
  },
  fonts: {
    does: 'cuts updated typefaces down to what the pages show',
    run: () => show([inProject('apps/web/subset-fonts.mjs')]),
  },
  icons: {
    does: 'fetches the drawings of the icons that screens import',
    run: () => show([inProject('apps/web/draw-icons.mjs')]),
  },
  help: { does: 'prints this list', script: 'help' },
};

async function show(args, options) {
  const { code } = await runNode(args, { ...options, show: true });
  return code;
}

async function onBuild(file, args, env = environment) {
  await ensureBuilt();
  return inRunFolder((own) => show([inProject(file), ...args], { env: { ...env, ...own } }));
}

async function inBrowser(file, args) {
  const CHROMIUM_PATH = await requireBrowser();
  return onBuild(file, args, { ...environment, CHROMIUM_PATH });
}

async function checksNamed(name) {
  const { failed } = await runChecks(name);
  return failed > 0 ? 1 : 0;
}

import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

const program = (file) => inProject('node_modules', file);

/** Each counts as one test: a title and the program that must find nothing. */
const checks = [
  { title: 'everything is formatted', args: [program('oxfmt/bin/oxfmt'), '--check', '.'] },
  {
    title: 'the linter finds nothing',
    args: [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  },
  { title: 'types hold', args: [program('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  {
    title: 'types of the web app hold',
    args: [program('typescript/bin/tsc'), '-p', 'apps/web/tsconfig.json'],
    before: [program('@react-router/dev/bin.cjs'), 'typegen'],
    beforeIn: 'apps/web',
  },
  { title: 'nothing is unused', args: [program('knip/bin/knip.js')] },
  {
    title: 'imports go in the allowed directions',
    args: [
      '--import',
      './scripts/typescript6.mjs',
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'packages',
      'apps',
      'e2e',
      'bench',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  },
];

async function check({ title, args, before, beforeIn }) {
  if (before) await runNode(before, { cwd: inProject(beforeIn) });
  const { code, output } = await runNode(args);
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Format, lint, types, unused code and import directions. */
export async function runChecks() {
  const waiting = [...checks];
  let passed = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await check(next)) passed += 1;
  };
  await Promise.all([lane(), lane()]);
  return { passed, failed: checks.length - passed, skipped: 0 };
}

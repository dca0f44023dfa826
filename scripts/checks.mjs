import { programs } from './programs.mjs';
import { inProject } from './project.mjs';
import { environment, runNode } from './run.mjs';

/**
 * The compiler and the type-aware linter are written in Go. Collecting garbage less often saves a
 * quarter of their processor time.
 */
const env = { GOGC: '400', ...environment };

/** Each counts as one test. `command` is the npm command that runs it too. */
const checks = [
  { title: 'everything is formatted', args: [...programs.format, '--check', '.'] },
  { title: 'the linter finds nothing', args: programs.lint, command: 'lint' },
  { title: 'types hold', args: [...programs.types, 'tsconfig.json'], command: 'typecheck' },
  {
    title: 'types of the web app hold',
    args: [...programs.types, 'apps/web/tsconfig.json'],
    before: programs.routeTypes,
    beforeIn: 'apps/web',
    command: 'typecheck',
  },
  { title: 'nothing is unused', args: programs.unused },
  {
    title: 'imports go in the allowed directions',
    args: [...programs.imports, 'packages', 'apps', 'e2e', 'bench'],
  },
];

const nothing = { code: 0, output: '' };

/** @returns {Promise<boolean>} false also if what prepares it fails */
export async function check({ title, args, before, beforeIn }) {
  const prepared = before ? await runNode(before, { cwd: inProject(beforeIn) }) : nothing;
  const { code, output } = prepared.code === 0 ? await runNode(args, { env }) : prepared;
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/**
 * @param {'lint' | 'typecheck'} [command] only the checks that this command runs; all unless given
 */
export async function runChecks(command) {
  const chosen = checks.filter((one) => command === undefined || one.command === command);
  const waiting = [...chosen];
  let passed = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await check(next)) passed += 1;
  };
  await Promise.all([lane(), lane()]);
  return { passed, failed: chosen.length - passed, skipped: 0 };
}

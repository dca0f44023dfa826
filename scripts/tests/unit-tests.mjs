import { countUnitTests } from './count-results.mjs';
import { programs } from '../programs.mjs';
import { inProject } from '../project.mjs';
import { runForReport } from './report.mjs';
import { runNode } from '../run.mjs';

const file = inProject('test-results/unit.json');

/**
 * @param {{ isBeside: boolean, env: NodeJS.ProcessEnv }} options whether browser tests run
 *   meanwhile, and show themselves
 */
export async function runUnitTests({ isBeside, env }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { report, code } = await runForReport(file, async () => {
    const ended = await runNode([...programs.unitTests, ...reporters], { env, show: !isBeside });
    if (isBeside) console.log(ended.output);
    return ended;
  });
  return countUnitTests(report, code);
}

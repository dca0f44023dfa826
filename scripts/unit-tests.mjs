import { countUnitTests } from './count-results.mjs';
import { programs } from './programs.mjs';
import { inProject } from './project.mjs';
import { runForReport } from './report.mjs';
import { runNode } from './run.mjs';

const file = inProject('test-results/unit.json');

export async function runUnitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { report, code } = await runForReport(file, () =>
    runNode([...programs.unitTests, ...reporters], { show: true }),
  );
  return countUnitTests(report, code);
}

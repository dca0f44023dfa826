import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { runChecks } from './checks.mjs';
import { sum, totalsLine } from './count-results.mjs';
import { ensureInstalled } from './install.mjs';
import { main, Stop } from './run.mjs';
import { runUnitTests } from './unit-tests.mjs';

const parts = { checks: runChecks, unit: runUnitTests, browser: runBrowserTests };

/** The parts named on the command line, or all. */
function chosenParts(names) {
  const unknown = names.find((name) => !(name in parts));
  if (unknown)
    throw new Stop(`There is no part '${unknown}'. Parts: ${Object.keys(parts).join(', ')}`);
  return names.length > 0 ? names : Object.keys(parts);
}

main(async () => {
  const chosen = chosenParts(process.argv.slice(2));
  await ensureInstalled();
  if (chosen.includes('browser')) process.env.CHROMIUM_PATH = await ensureBrowser();
  await ensureBuilt();
  const counted = [];
  for (const name of chosen) counted.push(await parts[name]());
  const total = sum(counted);
  console.log(totalsLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});

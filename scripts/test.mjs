import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { runChecks } from './checks.mjs';
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
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of chosen) {
    const counted = await parts[name]();
    for (const kind of Object.keys(total)) total[kind] += counted[kind];
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { runChecks } from './checks.mjs';
import { sum, totalsLine } from './count-results.mjs';
import { ensureInstalled } from './install.mjs';
import { main, Stop } from './run.mjs';
import { runUnitTests } from './unit-tests.mjs';

const preparation = async () => {
  await ensureInstalled();
  await ensureBuilt();
  return { passed: 0, failed: 0, skipped: 0 };
};

const parts = {
  checks: () => runChecks(),
  unit: runUnitTests,
  browser: runBrowserTests,
};

/** Run in parallel: while one waits for a browser, the others use the processor. */
const lanes = [['checks', 'unit'], ['browser']];

function chosenParts(names) {
  const unknown = names.find((name) => !(name in parts));
  if (unknown)
    throw new Stop(`There is no part '${unknown}'. Parts: ${Object.keys(parts).join(', ')}`);
  return names.length > 0 ? names : Object.keys(parts);
}

async function runLane(names, options) {
  const counts = [];
  for (const name of names) counts.push(await countOf(parts[name], options));
  return counts;
}

/** A part that can't run says why and counts as one failure. */
async function countOf(part, options) {
  try {
    return await part(options);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

main(async () => {
  const names = process.argv.slice(2);
  const chosen = chosenParts(names);
  const options = {
    // Asked for by name or in CI, browser tests that can't run must fail.
    isRequired: names.includes('browser') || process.env.CI === 'true',
    isBeside: chosen.includes('browser') && chosen.includes('unit'),
  };
  const counts = [await countOf(preparation)];
  if (counts[0].failed === 0) {
    const chosenLanes = lanes.map((lane) => lane.filter((name) => chosen.includes(name)));
    const results = await Promise.all(chosenLanes.map((lane) => runLane(lane, options)));
    counts.push(...results.flat());
  }
  for (const { warning } of counts) if (warning) console.error(`\n!!! ${warning}\n`);
  const total = sum(counts);
  console.log(totalsLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});

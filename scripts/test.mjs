import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './tests/browser-tests.mjs';
import { runChecks } from './checks.mjs';
import { sum, totalsLine } from './tests/count-results.mjs';
import { ensureInstalled } from './install.mjs';
import { openMemoryFolder } from './tests/memory-folder.mjs';
import { environment, main, Stop } from './run.mjs';
import { inRunFolder } from './tests/run-folder.mjs';
import { runUnitTests } from './tests/unit-tests.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };

const parts = {
  checks: () => runChecks(),
  unit: runUnitTests,
  browser: runBrowserTests,
};

/** Run in parallel: while one waits for a browser, the others use the processor. */
const lanes = [['checks', 'unit'], ['browser']];

/** Checks read sources alone, and begin while the rest is built. */
const needsBuild = (name) => name !== 'checks';

const preparation = (prepare) => async () => {
  await prepare();
  return nothing;
};

function chosenParts(names) {
  const unknown = names.find((name) => !(name in parts));
  if (unknown)
    throw new Stop(`There is no part '${unknown}'. Parts: ${Object.keys(parts).join(', ')}`);
  return names.length > 0 ? names : Object.keys(parts);
}

async function runLane(names, built, options) {
  const counts = [];
  for (const name of names) {
    if (needsBuild(name) && (await built).failed > 0) break;
    counts.push(await countOf(parts[name], options));
  }
  return counts;
}

async function runAll(chosen, options) {
  const built = chosen.some(needsBuild) ? countOf(preparation(ensureBuilt)) : nothing;
  const chosenLanes = lanes.map((lane) => lane.filter((name) => chosen.includes(name)));
  const results = await inRunFolder(async (own) => {
    const env = { ...environment, ...own };
    return Promise.all(chosenLanes.map((lane) => runLane(lane, built, { ...options, env })));
  }, openMemoryFolder());
  return [await built, ...results.flat()];
}

/** A part that can't run says why and counts as one failure. */
async function countOf(part, options) {
  try {
    return await part(options);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return { ...nothing, failed: 1 };
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
  const counts = [await countOf(preparation(ensureInstalled))];
  if (counts[0].failed === 0) counts.push(...(await runAll(chosen, options)));
  for (const { warning } of counts) if (warning) console.error(`\n!!! ${warning}\n`);
  const total = sum(counts);
  console.log(totalsLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});

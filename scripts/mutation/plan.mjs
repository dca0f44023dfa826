/** Tests that take longer are run once, without any change, and left out. */
export const TOO_SLOW_MS = 3_000;

/** How long a try may be silent: this, and so many times what the test takes without a change. */
const SILENT_MS = 5_000;
const TIMES_AS_LONG = 10;

/**
 * In the order in which they are run: those of the changed folders, and the quick ones, first. Those
 * that threads work for come last: a change in a thread often leaves it unable to go on.
 */
const ROUNDS_MS = [50, 500, TOO_SLOW_MS];

/** What the tests of one change may take in all; the folders' own come first, then the quickest. */
const ENOUGH_MS = { own: 3_000, other: 300 };
const FEWEST_TESTS = 3;

/** What a try takes besides. */
const TRY_MS = 5;

/** A test that changes leave broken is better loaded afresh for each. */
const SPOILED_TOO_OFTEN = 3;

/** What the test files of one change, loaded afresh, may take in all, and how many there may be. */
const ENOUGH_AFRESH_MS = 1_500;
const FILES_AFRESH = 12;

/**
 * What the journal of a run tells.
 * @returns {{ covered: object[], noticed: Set<string>, tried: Set<string>, unusable: Set<string>,
 *   spoiled: Set<string>, clean: Set<string>, idle: Set<string>, open: string | null }} `tried`
 *   holds a change and a test, or a change and a file; `clean` the files that passed when they were
 *   loaded afresh; `idle` what no test has come to again
 */
export function read(journal) {
  const covered = journal.filter(({ event }) => event === 'covered');
  const state = {
    noticed: new Set(),
    tried: new Set(),
    unusable: new Set(),
    spoiled: new Set(),
    clean: new Set(),
  };
  const times = new Map();
  const idle = new Set();
  const hits = new Set();
  let open = null;
  for (const { event, mutant, test, file, hit } of journal) {
    const pair = `${mutant} ${test ?? file}`;
    if (event === 'try') {
      state.tried.add(pair);
      open = mutant;
    }
    if (event === 'killed' || event === 'hung') state.noticed.add(mutant);
    if (event === 'unusable') state.unusable.add(test ?? file);
    if (event === 'clean') state.clean.add(file);
    if (event === 'lived') (hit ? hits : idle).add(mutant);
    if (event === 'spoiled') {
      state.spoiled.add(mutant);
      times.set(test, (times.get(test) ?? 0) + 1);
      if (times.get(test) === SPOILED_TOO_OFTEN) state.unusable.add(test);
    }
    // A test that fails ever after may not even tidy up.
    if (event !== 'try' && event !== 'spoiled') open = null;
  }
  return { covered, ...state, idle: idle.difference(hits), open };
}

/**
 * What to run next; null when there is nothing left to try.
 * @returns {{ plan: object, files: string[] } | null} a file for each time that it is to be run
 */
export function planOf(journal, { isOwn, sourceOf }) {
  const known = read(journal);
  for (const usesThreads of [false, true])
    for (const atMost of ROUNDS_MS) {
      const round = roundOf(known, { isOwn, atMost, usesThreads });
      if (round.files.length > 0) return round;
    }
  const afresh = afreshOf(known, { isOwn, sourceOf });
  return afresh.files.length > 0 ? afresh : null;
}

function roundOf({ covered, noticed, tried, unusable, spoiled }, { isOwn, atMost, usesThreads }) {
  const worth = worthTrying(covered, isOwn);
  // What has broken one test would break the next: it is loaded afresh instead.
  const settled = noticed.union(spoiled);
  const tests = {};
  const limits = {};
  const files = [];
  for (const { file, tests: inFile } of ownFirst(covered, isOwn)) {
    for (const { id, ms, hits, usesThreads: its = false } of inFile) {
      if (ms > atMost || its !== usesThreads || unusable.has(id)) continue;
      const left = worth
        .get(id)
        .filter((mutant) => !settled.has(mutant) && !tried.has(`${mutant} ${id}`));
      if (left.length === 0) continue;
      tests[id] = left.map((mutant) => [mutant, hits[mutant]]);
      limits[id] = SILENT_MS + ms * TIMES_AS_LONG;
      if (files.at(-1) !== file) files.push(file);
    }
  }
  return { plan: { step: 'try', tests, limits }, files };
}

/** By test, the changes that it is run with: each change gets so many tests as its time allows. */
function worthTrying(covered, isOwn) {
  const given = new Map();
  const worth = new Map();
  const tests = covered
    .flatMap(({ file, tests: inFile }) =>
      inFile.map((test) => ({ ...test, enough: isOwn(file) ? ENOUGH_MS.own : ENOUGH_MS.other })),
    )
    .toSorted((one, other) => other.enough - one.enough || one.ms - other.ms);
  for (const { id, ms, hits, enough } of tests) {
    worth.set(id, []);
    for (const mutant of Object.keys(hits)) {
      const { count, spent } = given.get(mutant) ?? { count: 0, spent: 0 };
      if (count >= FEWEST_TESTS && spent >= enough) continue;
      given.set(mutant, { count: count + 1, spent: spent + ms + TRY_MS });
      worth.get(id).push(mutant);
    }
  }
  return worth;
}

const durationOf = ({ tests }) => tests.reduce((sum, { ms }) => sum + ms, 0);

const ownFirst = (covered, isOwn) =>
  covered.toSorted(
    (one, other) =>
      Number(isOwn(other.file)) - Number(isOwn(one.file)) || durationOf(one) - durationOf(other),
  );

/** Changes in what runs at load, those that no test has come to twice, and what spoils a test. */
function afreshOf(
  { covered, noticed, tried, unusable, spoiled, clean, idle },
  { isOwn, sourceOf },
) {
  const mustLoad = idle.union(spoiled);
  const leftOut = covered.flatMap(({ tests }) =>
    tests.filter(({ ms }) => ms > TOO_SLOW_MS).map(({ id }) => id),
  );
  const filesOf = new Map();
  for (const one of covered.filter(({ file }) => !unusable.has(file))) {
    const inTests = one.tests.flatMap(({ id, hits }) =>
      Object.keys(hits).filter((mutant) => mustLoad.has(mutant) || unusable.has(id)),
    );
    for (const mutant of new Set([...one.atLoad, ...inTests]))
      if (!noticed.has(mutant)) filesOf.set(mutant, [...(filesOf.get(mutant) ?? []), one]);
  }
  const runs = [];
  for (const [mutant, all] of filesOf) {
    const files = nearestFirst(all, sourceOf(mutant), isOwn);
    for (const one of enoughOf(files, isOwn))
      if (!tried.has(`${mutant} ${one.file}`))
        runs.push({
          file: one.file,
          mutant,
          source: sourceOf(mutant),
          limitMs: SILENT_MS * 4 + durationOf(one) * TIMES_AS_LONG,
        });
  }
  const unknown = [...new Set(runs.map(({ file }) => file))].filter((file) => !clean.has(file));
  const plan = { step: 'afresh', runs: [...unknown.map((file) => ({ file })), ...runs], leftOut };
  return { plan, files: plan.runs.map(({ file }) => file) };
}

/** The folders' own test files, or one other. */
function enoughOf(files, isOwn) {
  const own = files.filter(({ file }) => isOwn(file));
  let spent = 0;
  return (own.length > 0 ? own.slice(0, FILES_AFRESH) : files.slice(0, 1)).filter((one) => {
    const isEnough = spent > ENOUGH_AFRESH_MS;
    spent += durationOf(one);
    return !isEnough;
  });
}

/** Tests stand beside what they test, by its name or in its folder. */
function nearestFirst(files, source, isOwn) {
  const named = source.replace(/\.tsx?$/, '');
  const shared = ({ file }) => {
    const at = file.slice(Math.max(0, file.lastIndexOf(named.split('/').slice(0, 2).join('/'))));
    let same = 0;
    while (same < named.length && at[same] === named[same]) same += 1;
    return same;
  };
  return files.toSorted(
    (one, other) =>
      Number(isOwn(other.file)) - Number(isOwn(one.file)) ||
      shared(other) - shared(one) ||
      durationOf(one) - durationOf(other),
  );
}

import { assignmentOnScreen } from './assignment-on-screen.ts';
import { table, timed, type Figure } from './measuring/figures.ts';
import { classInTwentyMinutes } from './flow.ts';
import { firstLoads } from './first-loads.ts';
import { firstScreens } from './first-screens.ts';
import { freshClone } from './fresh-clone.ts';
import { hostileTexts } from './hostile-texts.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { machineSpeed, speedLine } from './measuring/machine-speed.ts';
import { millionCompletions } from './million-completions.ts';
import { modelOverhead } from './model-overhead.ts';
import { overview } from './overview.ts';
import { scale } from './scale.ts';
import { secondDrafts } from './second-drafts.ts';
import { startUp } from './start-up.ts';
import { webTyping } from './web-typing.ts';

const LIMIT_S = 600;

const named = process.argv.slice(2);
const isWhole = named.length === 0;

/** In this order where none is named; some measure more where they are. */
const parts: Record<string, () => Promise<Figure[]>> = {
  assignment: assignmentOnScreen,
  flow: classInTwentyMinutes,
  model: () => modelOverhead(isWhole),
  start: startUp,
  bytes: firstLoads,
  screens: firstScreens,
  lighthouse: lighthouseFigures,
  typing: webTyping,
  drafts: secondDrafts,
  overview: () => overview(isWhole),
  scale,
  clone: freshClone,
};

/** Measured only where they are named, so that the others stay within the limit. */
const partsByName = { completions: millionCompletions, hostile: hostileTexts };
const allParts = { ...parts, ...partsByName };

const inSeconds = (ms: number) => Math.round(ms / 1_000);

const wholeTime = (seconds: number): Figure => ({
  what: 'the whole benchmark',
  value: `${seconds} s`,
  limit: { text: `at most ${LIMIT_S} s`, kept: seconds <= LIMIT_S },
  isRatio: false,
});

const unknown = named.find((name) => !(name in allParts));
if (unknown !== undefined)
  throw new Error(`There is no part '${unknown}'. Parts: ${Object.keys(allParts).join(', ')}`);

const chosen = Object.entries(isWhole ? parts : allParts).filter(
  ([name]) => isWhole || named.includes(name),
);
const speedBefore = machineSpeed();
const all: Figure[] = [];
/** At once: a run that is stopped has said what it measured by then. */
const print = (title: string, figures: readonly Figure[]) => {
  console.log(`\n${title}\n${table(figures)}`);
  all.push(...figures);
};

for (const [name, measure] of chosen) {
  console.error(`Measuring: ${name} …`);
  let figures: Figure[] = [];
  const ms = await timed(async () => {
    figures = await measure();
  });
  print(`${name} (measured in ${inSeconds(ms)} s)`, figures);
}
if (isWhole) print('all parts', [wholeTime(inSeconds(performance.now()))]);
const missed = all.filter(({ limit }) => limit?.kept === false);
if (missed.length > 0) {
  console.log(`\nNot kept\n${table(missed)}`);
  process.exitCode = 1;
}
console.log(`\n${speedLine(speedBefore, machineSpeed())}`);

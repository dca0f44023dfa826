import { assignmentOnScreen } from './assignment-on-screen.ts';
import { table, timed, type Figure } from './figures.ts';
import { classInTwentyMinutes } from './flow.ts';
import { firstLoads } from './first-loads.ts';
import { firstScreens } from './first-screens.ts';
import { freshClone } from './fresh-clone.ts';
import { hostileTexts } from './hostile-texts.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { machineSpeed, speedLine } from './machine-speed.ts';
import { millionCompletions } from './million-completions.ts';
import { modelOverhead } from './model-overhead.ts';
import { overview } from './overview.ts';
import { scale } from './scale.ts';
import { secondDrafts } from './second-drafts.ts';
import { startUp } from './start-up.ts';
import { webTyping } from './web-typing.ts';

const LIMIT_S = 600;
/** Of the hostile texts, where all parts are measured; each measures more where it is named. */
const HOSTILE_EVERY = 8;

const named = process.argv.slice(2);
const isWhole = named.length === 0;

const parts: Record<string, () => Promise<Figure[]>> = {
  assignment: assignmentOnScreen,
  flow: classInTwentyMinutes,
  model: () => modelOverhead(isWhole),
  start: startUp,
  bytes: firstLoads,
  screens: firstScreens,
  lighthouse: lighthouseFigures,
  typing: webTyping,
  completions: millionCompletions,
  drafts: secondDrafts,
  overview: () => overview(isWhole),
  hostile: () => hostileTexts(isWhole ? HOSTILE_EVERY : 1),
  scale,
  clone: freshClone,
};

const inSeconds = (ms: number) => Math.round(ms / 1_000);

const wholeTime = (seconds: number): Figure => ({
  what: 'the whole benchmark',
  value: `${seconds} s`,
  limit: { text: `at most ${LIMIT_S} s`, kept: seconds <= LIMIT_S },
  isRatio: false,
});

const unknown = named.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part '${unknown}'. Parts: ${Object.keys(parts).join(', ')}`);

const speedBefore = machineSpeed();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!isWhole && !named.includes(name)) continue;
  console.error(`Measuring: ${name} …`);
  const ms = await timed(async () => {
    figures.push(...(await measure()));
  });
  console.error(`  took ${inSeconds(ms)} s`);
}
if (isWhole) figures.push(wholeTime(inSeconds(performance.now())));
console.log(table(figures));
console.log(`\n${speedLine(speedBefore, machineSpeed())}`);
if (figures.some(({ limit }) => limit?.kept === false)) process.exitCode = 1;

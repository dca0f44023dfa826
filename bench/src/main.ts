import { assignmentOnScreen } from './assignment-on-screen.ts';
import { completionsList } from './completions.ts';
import { table, type Figure } from './figures.ts';
import { classInTwentyMinutes } from './flow.ts';
import { firstLoads } from './first-loads.ts';
import { firstScreens } from './first-screens.ts';
import { hostileTexts } from './hostile-texts.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { machineSpeed, speedLine } from './machine-speed.ts';
import { modelOverhead } from './model-overhead.ts';
import { overview } from './overview.ts';
import { purgeOfAMillion } from './purge.ts';
import { scale } from './scale.ts';
import { secondDrafts } from './second-drafts.ts';
import { startUp } from './start-up.ts';
import { webTyping } from './web-typing.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  assignment: assignmentOnScreen,
  flow: classInTwentyMinutes,
  model: modelOverhead,
  start: startUp,
  bytes: firstLoads,
  screens: firstScreens,
  lighthouse: lighthouseFigures,
  typing: webTyping,
  completions: completionsList,
  purge: purgeOfAMillion,
  drafts: secondDrafts,
  overview,
  hostile: hostileTexts,
  scale,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part '${unknown}'. Parts: ${Object.keys(parts).join(', ')}`);

const speedBefore = machineSpeed();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.error(`Measuring: ${name} …`);
  figures.push(...(await measure()));
}
console.log(table(figures));
console.log(`\n${speedLine(speedBefore, machineSpeed())}`);
if (figures.some(({ limit }) => limit?.kept === false)) process.exitCode = 1;

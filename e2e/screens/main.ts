import { chromium } from '@playwright/test';
import { openWorld } from '../fixtures/world/world.ts';
import { classScenes, printedScenes } from './class-scenes.ts';
import { crowdedClass, endingAccounts } from './other-worlds.ts';
import { draftStates } from './draft-states.ts';
import { drawerScenes, flowScenes } from './flow-scenes.ts';
import { modelScenes } from './model-scenes.ts';
import { otherVersionScenes } from './other-version-scenes.ts';
import { postingScenes } from './posting-scenes.ts';
import { publicPages, publicStates } from './public-scenes.ts';
import { takePictures } from './take-pictures.ts';
import { teacherScreens } from './teacher-scenes.ts';
import { teacherStates } from './teacher-states.ts';
import { troubleScenes } from './trouble-scenes.ts';
import { concernScenes, voiceScenes } from './voice-scenes.ts';

const chapters = [
  publicPages,
  publicStates,
  teacherScreens,
  teacherStates,
  draftStates,
  flowScenes,
  drawerScenes,
  postingScenes,
  otherVersionScenes,
  troubleScenes,
  endingAccounts,
  crowdedClass,
  modelScenes,
  concernScenes,
  voiceScenes,
  classScenes,
  printedScenes,
];

async function main(names: readonly string[]): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  try {
    for (const { world: options, views, scenes } of chapters) {
      const chosen = scenes.filter(({ name }) => names.length === 0 || names.includes(name));
      if (chosen.length === 0) continue;
      const world = await openWorld(options);
      try {
        await takePictures(browser, world, chosen, views);
      } finally {
        await world.close();
      }
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));

import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { openWorld, type World } from '@second-draft/e2e/world';
import { roomTwelveTeacher } from '@second-draft/google-emulator';
import { median, repeat, type Figure } from './figures.ts';
import { mainThread } from './main-thread.ts';
import { schoolOfThirty } from './school-of-thirty.ts';
import { signedIn, type SignedIn } from './signed-in-api.ts';
import { teacherPage } from './teacher-page.ts';

/** Thrown away: the server's code is being compiled. */
const WARM_UP = 2;
const ROUNDS = 9;
/** What is fetched once the browser is idle has run by then. */
const RESTS_AFTER_MS = 1_000;

const [classroom] = schoolOfThirty.classes;
const screens = {
  'My Classrooms': '/classrooms',
  'an assignment of 30': `/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`,
};

/** From the address to rest, in a browser that has none of the app's scripts. */
async function firstScreen(browser: Browser, world: World, teacher: SignedIn, address: string) {
  const page = await teacherPage(browser, world, teacher);
  const worked = await mainThread(page);
  const before = await worked();
  let files = 0;
  page.on('request', (request) => (files += request.url().includes('/assets/') ? 1 : 0));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await pause(RESTS_AFTER_MS);
  const work = (await worked()) - before;
  await page.context().close();
  return { work, files };
}

/** What a teacher's first screen of the day costs her machine, all that is fetched ahead included. */
export async function firstScreens(): Promise<Figure[]> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const world = await openWorld({ writer: 'built-in', school: schoolOfThirty });
  const teacher = await signedIn(world, roomTwelveTeacher.email);
  const figures: Figure[] = [];
  for (const [name, address] of Object.entries(screens)) {
    const rounds = await repeat(WARM_UP + ROUNDS, () =>
      firstScreen(browser, world, teacher, address),
    );
    const counted = rounds.slice(WARM_UP);
    const [work, files] = (['work', 'files'] as const).map((part) =>
      median(counted.map((round) => round[part])),
    );
    figures.push({
      what: `${name}, opened by its address: work of the main thread, for ${files} files`,
      value: `${work?.toFixed(0)} ms`,
      limit: null,
      isRatio: false,
    });
  }
  await browser.close();
  await world.close();
  return figures;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { allTextsAreRead } from '@second-draft/e2e/assignment-page';
import type { World } from '@second-draft/e2e/world';
import { roomTwelveTeacher } from '@second-draft/google-emulator';
import { median, repeat, timed, type Figure } from './measuring/figures.ts';
import { mainThread } from './measuring/main-thread.ts';
import { schoolOfThirty } from './in-browser/school-of-thirty.ts';
import { signedIn } from './in-browser/signed-in-api.ts';
import { teacherPage } from './in-browser/teacher-page.ts';
import { withWorldAndBrowser } from './in-browser/with-world-and-browser.ts';

/** Thrown away: the server's code is being compiled. */
const WARM_UP = 1;
const ROUNDS = 4;
/** What is fetched once the browser is idle has run by then. */
const RESTS_AFTER_MS = 1_000;

const [classroom] = schoolOfThirty.classes;

interface Screen {
  name: string;
  address: string;
  isShown: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'My Classrooms',
    address: '/classrooms',
    isShown: (page) => page.getByText(classroom?.name ?? '').waitFor(),
  },
  {
    name: 'an assignment of 30',
    address: `/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`,
    isShown: allTextsAreRead,
  },
];

/** A school's, when many use it: there and back in 60 ms, 5 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: 60,
  downloadThroughput: 5_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
};

/** @returns milliseconds from the address to the screen, in a browser that has none of the app */
async function overSlowNetwork(page: Page, { address, isShown }: Screen): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  return timed(async () => {
    await page.goto(address);
    await isShown(page);
  });
}

/** From the address to rest, in such a browser. */
async function toRest(page: Page, { address }: Screen) {
  const worked = await mainThread(page);
  const before = await worked();
  let files = 0;
  page.on('request', (request) => (files += request.url().includes('/assets/') ? 1 : 0));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await pause(RESTS_AFTER_MS);
  return { work: (await worked()) - before, files };
}

const reported = (what: string, ms: string): Figure => ({
  what,
  value: `${ms} ms`,
  limit: null,
  isRatio: false,
});

async function measure(world: World, browser: Browser): Promise<Figure[]> {
  const teacher = await signedIn(world, roomTwelveTeacher.email);
  const inNewBrowser = async <T>(measure: (page: Page) => Promise<T>) => {
    const page = await teacherPage(browser, world, teacher);
    const measured = await measure(page);
    await page.context().close();
    return measured;
  };
  const figures: Figure[] = [];
  for (const screen of screens) {
    const rounds = await repeat(WARM_UP + ROUNDS, async () => ({
      ...(await inNewBrowser((page) => toRest(page, screen))),
      shown: await inNewBrowser((page) => overSlowNetwork(page, screen)),
    }));
    const middle = (part: 'work' | 'files' | 'shown') =>
      median(rounds.slice(WARM_UP).map((round) => round[part])).toFixed(0);
    const opened = `${screen.name}, opened by its address`;
    figures.push(
      reported(`${opened}: work of the main thread, for ${middle('files')} files`, middle('work')),
      reported(`${opened} over a network of 60 ms and 5 Mbit/s`, middle('shown')),
    );
  }
  return figures;
}

/** What a teacher's first screen of the day costs her machine, all that is fetched ahead included. */
export const firstScreens = (): Promise<Figure[]> =>
  withWorldAndBrowser({ writer: 'built-in', school: schoolOfThirty }, measure);

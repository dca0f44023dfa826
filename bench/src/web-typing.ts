import type { Browser, Page } from '@playwright/test';
import type { World } from '@second-draft/e2e/world';
import { roomTwelveTeacher } from '@second-draft/google-emulator';
import { allDrawn, textsShown } from './in-browser/all-drawn.ts';
import type { Figure } from './measuring/figures.ts';
import { mainThread } from './measuring/main-thread.ts';
import { schoolOfLongTexts, STUDENTS, WORDS } from '@second-draft/e2e/school-of-long-texts';
import { signedIn } from './in-browser/signed-in-api.ts';
import { teacherPage } from './in-browser/teacher-page.ts';
import { withWorldAndBrowser } from './in-browser/with-world-and-browser.ts';

const FRAME_MS = 16;
const KEY_MS = 8;
const KEYS = 80;
const SCROLL_STEPS = 200;
const SCROLL_STEP_PX = 60;

const [classroom] = schoolOfLongTexts.classes;
const address = `/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`;

/** Polls frame by frame: the site's CSP forbids the eval behind Playwright's waitForFunction. */
const until = (page: Page, condition: string) =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => (${condition} ? resolve() : requestAnimationFrame(look));
    look();
  })`);

async function openPage(browser: Browser, world: World): Promise<Page> {
  const page = await teacherPage(browser, world, await signedIn(world, roomTwelveTeacher.email));
  await page.goto(address);
  await until(
    page,
    `${textsShown}.filter(({ length }) => length > ${WORDS}).length === ${STUDENTS}`,
  );
  await page.waitForLoadState('networkidle');
  await allDrawn(page);
  return page;
}

const frame = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

/** Main-thread milliseconds per step, including the frame that shows it. */
async function workOf(page: Page, count: number, step: (index: number) => Promise<unknown>) {
  const worked = await mainThread(page);
  const before = await worked();
  for (let index = 0; index < count; index += 1) {
    await step(index);
    await page.evaluate(frame);
  }
  return ((await worked()) - before) / count;
}

const keys = (page: Page) =>
  workOf(page, KEYS, (key) => page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA'));

/** The browser compiles what a key calls during the first ones. */
async function typing(page: Page): Promise<{ first: number; further: number }> {
  const text = page.locator('article textarea').nth(STUDENTS / 2);
  await text.scrollIntoViewIfNeeded();
  await text.click();
  return { first: await keys(page), further: await keys(page) };
}

async function scrolling(page: Page): Promise<number> {
  await page.evaluate('window.scrollTo(0, 0)');
  return workOf(page, SCROLL_STEPS, () => page.evaluate(`window.scrollBy(0, ${SCROLL_STEP_PX})`));
}

const figureOf = (what: string, work: number, most: number): Figure => ({
  what: `${what} among ${STUDENTS} texts of ${WORDS} words: work of the main thread`,
  value: `${work.toFixed(1)} ms`,
  limit: { text: `at most ${most} ms`, kept: work <= most },
  isRatio: false,
});

export const webTyping = (): Promise<Figure[]> =>
  withWorldAndBrowser({ writer: 'built-in', school: schoolOfLongTexts }, async (world, browser) => {
    const page = await openPage(browser, world);
    const frameWork = await scrolling(page);
    const keyWork = await typing(page);
    return [
      figureOf('a frame scrolled', frameWork, FRAME_MS),
      figureOf(`a key typed, of the first ${KEYS}`, keyWork.first, KEY_MS),
      figureOf(`one of the next ${KEYS}`, keyWork.further, KEY_MS),
    ];
  });

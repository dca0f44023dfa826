import { chromium, type Browser, type Page } from '@playwright/test';
import { openWorld, type World } from '@second-draft/e2e/world';
import { roomTwelveTeacher } from '@second-draft/google-emulator';
import { median, type Figure } from './figures.ts';
import { schoolOfLongTexts, STUDENTS, WORDS } from './school-of-long-texts.ts';
import { signedIn } from './signed-in-api.ts';

const FRAME_MS = 16;
const KEYS = 80;
const SCROLL_STEPS = 200;
const SCROLL_STEP_PX = 60;

const [classroom] = schoolOfLongTexts.classes;
const address = `/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`;

async function openPage(browser: Browser, world: World): Promise<Page> {
  const { origin } = world.server;
  const { cookie, profile } = await signedIn(world, roomTwelveTeacher.email);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: origin },
    // Else the tour for newcomers begins.
    { name: 'assignment-tour', value: 'seen', url: origin },
  ]);
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate((kept) => sessionStorage.setItem('profile', kept), JSON.stringify(profile));
  await page.goto(address);
  await page.waitForFunction(
    `[...document.querySelectorAll('article textarea')].filter(({ value }) => value.length > ${WORDS}).length === ${STUDENTS}`,
  );
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Defines `afterThis()` in the page: resolves in the task after the one under way. From a frame's
 * callback, that is after the frame has been laid out and painted.
 */
const tasks = `
  window.afterThis = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  window.frameWork = (step = () => {}) => new Promise((resolve) => requestAnimationFrame(async () => {
    const start = performance.now();
    step();
    await window.afterThis();
    resolve(performance.now() - start);
  }));
`;

/** The work that each key gives the page: its handlers, then the frame that shows it. */
const watchKeys = `
  window.keyTimes = [];
  addEventListener('keydown', async () => {
    const start = performance.now();
    const frame = window.frameWork();
    await window.afterThis();
    const handling = performance.now() - start;
    window.keyTimes.push(handling + await frame);
  }, true);
`;

async function typing(page: Page): Promise<number[]> {
  const text = page.locator('article textarea').nth(STUDENTS / 2);
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await page.evaluate(watchKeys);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA');
    await page.waitForFunction(`window.keyTimes.length > ${key}`);
  }
  return page.evaluate<number[]>('window.keyTimes');
}

const scroll = `(async () => {
  window.scrollTo(0, 0);
  const times = [];
  for (let step = 0; step < ${SCROLL_STEPS}; step += 1)
    times.push(await window.frameWork(() => window.scrollBy(0, ${SCROLL_STEP_PX})));
  return times;
})()`;

const most = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

function figuresOf(what: string, times: readonly number[]): Figure[] {
  return [
    {
      what: `${what}: work for each (median)`,
      value: `${median(times).toFixed(1)} ms`,
      limit: { text: `under ${FRAME_MS} ms`, kept: median(times) < FRAME_MS },
      isRatio: false,
    },
    {
      what: `${what}: 95 of 100 take at most`,
      value: `${most(times).toFixed(1)} ms`,
      limit: null,
      isRatio: false,
    },
  ];
}

/** Typing and scrolling on the assignment page of a large class with long texts. */
export async function webTyping(): Promise<Figure[]> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const world = await openWorld({ writer: 'built-in', school: schoolOfLongTexts });
  try {
    const page = await openPage(browser, world);
    await page.evaluate(tasks);
    const scrolled = await page.evaluate<number[]>(scroll);
    const of = `${STUDENTS} texts of ${WORDS} words`;
    return [
      ...figuresOf(`keys typed among ${of}`, await typing(page)),
      ...figuresOf(`frames scrolled through ${of}`, scrolled),
    ];
  } finally {
    await browser.close();
    await world.close();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { operations } from '@second-draft/contract';
import type { World } from '@second-draft/e2e/world';
import { roomTwelveTeacher } from '@second-draft/google-emulator';
import { allDrawn, textsShown } from './in-browser/all-drawn.ts';
import { median, repeat, timed, type Figure } from './measuring/figures.ts';
import { mainThread } from './measuring/main-thread.ts';
import { processorMsOf } from './measuring/processor-time.ts';
import { DOCUMENTS, schoolOfThirty } from './in-browser/school-of-thirty.ts';
import { signedIn, type SignedIn } from './in-browser/signed-in-api.ts';
import { teacherPage } from './in-browser/teacher-page.ts';
import { withWorldAndBrowser } from './in-browser/with-world-and-browser.ts';

const LATENCY_MS = 200;
/** Two calls in a row: a document's id is known only from the submissions. */
const SHORTEST_MS = 2 * LATENCY_MS;
const LIMIT = 1.15;
const PROCESSOR_MS_LIMIT = 4;
/** Rounds thrown away while the server's code is being compiled. */
const WARM_UP = 3;
const ROUNDS = 5;
const OPENING_WORK_MS = 150;
/** Everything drawn after the texts is done by then. */
const RESTS_AFTER_MS = 1_000;

const [classroom] = schoolOfThirty.classes;
const title = classroom?.assignments[0]?.title ?? '';

async function openClass(browser: Browser, world: World, teacher: SignedIn) {
  const page = await teacherPage(browser, world, teacher);
  await page.goto(`/classrooms/${classroom?.id}`);
  await page.getByRole('link', { name: title }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page: milliseconds from the click until all texts are on screen. */
const watch = `new Promise((resolve) => {
  const look = (start) => {
    const shown = ${textsShown}.filter((text) => text.trim().length > 1).length;
    if (shown >= ${DOCUMENTS}) resolve(performance.now() - start);
    else requestAnimationFrame(() => look(start));
  };
  addEventListener('click', () => look(performance.now()), { capture: true, once: true });
})`;

interface Opening {
  elapsed: number;
  /** Of the server, until the last text is on screen (milliseconds); null without /proc. */
  processorMs: number | null;
}

async function clickToLastText(page: Page, { server }: World): Promise<Opening> {
  const before = await processorMsOf(server.pid);
  const watched = page.evaluate<number>(watch);
  await page.getByRole('link', { name: title }).click();
  const elapsed = await watched;
  const after = await processorMsOf(server.pid);
  return { elapsed, processorMs: before === null || after === null ? null : after - before };
}

/** Milliseconds of the main thread. */
interface Work {
  /** Until the page rests. */
  opening: number;
  /** The same, and then a look at every student of the class. */
  all: number;
}

/** Nothing watches meanwhile: to look for the texts in every frame is work, too. */
async function workOfOpening(page: Page): Promise<Work> {
  const worked = await mainThread(page);
  const before = await worked();
  const answered = page.waitForResponse((response) =>
    response.url().endsWith(operations.documents.path),
  );
  await page.getByRole('link', { name: title }).click();
  await answered;
  await pause(RESTS_AFTER_MS);
  const opening = (await worked()) - before;
  const shown = await page.evaluate<string[]>(textsShown);
  if (shown.length < DOCUMENTS) throw new Error(`Only ${shown.length} texts are on screen`);
  await allDrawn(page);
  await pause(RESTS_AFTER_MS);
  return { opening, all: (await worked()) - before };
}

/** The system counts in hundredths of a second, so that only all openings together say something. */
function processorFigure(openings: readonly Opening[]): Figure {
  const spent = openings.flatMap(({ processorMs }) => processorMs ?? []);
  const each = spent.reduce((sum, ms) => sum + ms, 0) / (spent.length * DOCUMENTS);
  const isKnown = spent.length > 0;
  return {
    what: 'processor time of the server for a document of it',
    value: isKnown ? `${each.toFixed(1)} ms` : 'unknown',
    limit: isKnown
      ? { text: `at most ${PROCESSOR_MS_LIMIT} ms`, kept: each <= PROCESSOR_MS_LIMIT }
      : null,
    isRatio: true,
  };
}

/** Repeats the server's calls to Google in sequence, as the baseline. */
function oneAfterAnother(origin: string, paths: readonly string[], accessToken: string) {
  return timed(async () => {
    for (const path of paths) {
      const headers = { authorization: `Bearer ${accessToken}` };
      await (await fetch(origin + path, { headers })).text();
    }
  });
}

async function measure(world: World, browser: Browser) {
  const teacher = await signedIn(world, roomTwelveTeacher.email);
  const inNewPage = async <T>(take: (page: Page) => Promise<T>): Promise<T> => {
    const page = await openClass(browser, world, teacher);
    world.google.resetCalls();
    const taken = await take(page);
    await page.context().close();
    return taken;
  };
  const openings = await repeat(WARM_UP + ROUNDS, () =>
    inNewPage((page) => clickToLastText(page, world)),
  );
  const works = await repeat(ROUNDS, () => inNewPage(workOfOpening));
  const paths = world.google
    .calls()
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);
  const baseline = await oneAfterAnother(
    world.google.app.listeningOrigin,
    paths,
    teacher.accessToken,
  );
  const measured = openings.slice(WARM_UP);
  return {
    elapsed: median(measured.map((one) => one.elapsed)),
    work: median(works.map(({ opening }) => opening)),
    allWork: median(works.map(({ all }) => all)),
    processor: processorFigure(measured),
    baseline,
    calls: paths.length,
  };
}

const what = `an assignment of ${DOCUMENTS} documents, ${LATENCY_MS} ms per call on Google`;

export async function assignmentOnScreen(): Promise<Figure[]> {
  const options = {
    writer: 'built-in',
    googleLatencyMs: LATENCY_MS,
    school: schoolOfThirty,
  } as const;
  const { elapsed, work, allWork, processor, baseline, calls } = await withWorldAndBrowser(
    options,
    measure,
  );
  const ratio = elapsed / SHORTEST_MS;
  return [
    {
      what: `${what}: time over the shortest possible (${SHORTEST_MS} ms)`,
      value: ratio.toFixed(2),
      limit: { text: `at most ${LIMIT}`, kept: ratio <= LIMIT },
      isRatio: true,
    },
    {
      what: `the same ${calls} calls one after another, over that time`,
      value: (baseline / elapsed).toFixed(1),
      limit: null,
      isRatio: true,
    },
    processor,
    { what, value: `${Math.round(elapsed)} ms`, limit: null, isRatio: false },
    {
      what: `${what}: work of the main thread`,
      value: `${Math.round(work)} ms`,
      limit: { text: `at most ${OPENING_WORK_MS} ms`, kept: work <= OPENING_WORK_MS },
      isRatio: false,
    },
    {
      what: 'the same, and then a look at every student',
      value: `${Math.round(allWork)} ms`,
      limit: null,
      isRatio: false,
    },
  ];
}

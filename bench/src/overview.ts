import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openWorld, type World } from '@second-draft/e2e/world';
import { schoolWithClass } from '@second-draft/e2e/written-school';
import { roomTwelveTeacher, type School } from '@second-draft/google-emulator';
import { median, repeat, type Figure } from './figures.ts';
import { signedIn, type SignedIn } from './signed-in-api.ts';
import { teacherPage } from './teacher-page.ts';

const WORDS = 1_000;
const STANDS_MS = 300;
const LONGEST_TASK_MS = 50;
const WARM_UP = 1;
const ROUNDS = 5;

const classOf = (students: number) =>
  schoolWithClass({
    name: 'Room 12',
    students,
    titles: ['Persuasive writing'],
    wordsOf: () => WORDS,
  });

/** Runs in the page: milliseconds from the key until the groups stand, then until all is read. */
const watch = `new Promise((resolve) => {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('keydown', () => {
    const start = performance.now();
    let stands = null;
    const look = () => {
      const now = performance.now() - start;
      if (stands === null && document.querySelector('[data-part=skills] li')) stands = now;
      const isRead = document.querySelector('[data-part=spelling] table');
      const waits = document.querySelector('[data-waits]');
      if (stands !== null && isRead && !waits) setTimeout(() => resolve({ stands, read: now, longest }), 500);
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });
})`;

interface Opened {
  stands: number;
  read: number;
  longest: number;
}

/** About some of the texts the rules have nothing to say. */
const MOST = 0.9;
const LOOK_AGAIN_MS = 500;

/** As the teacher left the assignment: with feedback on the texts. */
async function giveFeedback(page: Page, school: School): Promise<void> {
  const [classroom] = school.classes;
  const [assignment] = classroom?.assignments ?? [];
  const forAll = page.getByRole('region', { name: 'For all students' });
  await forAll.getByLabel('Set for all students').selectOption('Ideas');
  await forAll.getByRole('button', { name: /^Get feedback for all/ }).click();
  const wanted = MOST * (assignment?.submissions.length ?? 0);
  for (let given = 0; given < wanted; await pause(LOOK_AGAIN_MS)) {
    const answer = await page.request.get(`/api/drafts/${classroom?.id}/${assignment?.id}`);
    const drafts = (await answer.json()) as { feedback: string | null }[];
    given = drafts.filter(({ feedback }) => feedback).length;
  }
}

async function openAssignment(browser: Browser, world: World, teacher: SignedIn, school: School) {
  const [classroom] = school.classes;
  const page = await teacherPage(browser, world, teacher);
  await page.goto(`/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`);
  // The keys work from then on.
  await page.getByRole('region', { name: 'For all students' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function measure(browser: Browser, students: number, isGiven: boolean): Promise<Opened> {
  const school = classOf(students);
  const world = await openWorld({ writer: 'built-in', school });
  try {
    const teacher = await signedIn(world, roomTwelveTeacher.email);
    if (isGiven) {
      const page = await openAssignment(browser, world, teacher, school);
      await giveFeedback(page, school);
      await page.context().close();
    }
    const rounds = await repeat(WARM_UP + ROUNDS, async () => {
      const page = await openAssignment(browser, world, teacher, school);
      await page.getByRole('heading', { level: 1 }).click();
      const opened = page.evaluate<Opened>(watch);
      await page.keyboard.press('o');
      const result = await opened;
      await page.context().close();
      return result;
    });
    const of = (what: keyof Opened) => median(rounds.slice(WARM_UP).map((one) => one[what]));
    return { stands: of('stands'), read: of('read'), longest: of('longest') };
  } finally {
    await world.close();
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;

function figuresOf(what: string, { stands, read, longest }: Opened, isHeld: boolean): Figure[] {
  const limitOf = (value: number, most: number) =>
    isHeld ? { text: `at most ${most} ms`, kept: value <= most } : null;
  return [
    {
      what: `${what}: until it stands`,
      value: ms(stands),
      limit: limitOf(stands, STANDS_MS),
      isRatio: false,
    },
    {
      what: `${what}: the longest task`,
      value: ms(longest),
      limit: limitOf(longest, LONGEST_TASK_MS),
      isRatio: false,
    },
    { what: `${what}: until all texts are read`, value: ms(read), limit: null, isRatio: false },
  ];
}

/** Opening the class at a glance: with feedback on all texts, and before any. */
export async function overview(): Promise<Figure[]> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const usual = await measure(browser, 34, true);
    const large = await measure(browser, 200, false);
    return [
      ...figuresOf(`the class at a glance, 34 texts of ${WORDS} words with feedback`, usual, true),
      ...figuresOf(`the same, 200 texts without feedback`, large, false),
    ];
  } finally {
    await browser.close();
  }
}

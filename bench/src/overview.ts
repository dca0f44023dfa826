import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openWorld, type World } from '@second-draft/e2e/world';
import { schoolWithClass } from '@second-draft/e2e/written-school';
import { roomTwelveTeacher, type School } from '@second-draft/google-emulator';
import { median, repeat, type Figure } from './measuring/figures.ts';
import { openBrowser } from './in-browser/open-browser.ts';
import { traced } from './measuring/page-tasks.ts';
import { signedIn, type SignedIn } from './in-browser/signed-in-api.ts';
import { teacherPage } from './in-browser/teacher-page.ts';

const WORDS = 1_000;
const STANDS_MS = 300;
const LONGEST_TASK_MS = 50;
const PATIENCE_MS = 180_000;

const classOf = (students: number) =>
  schoolWithClass({
    name: 'Room 12',
    students,
    titles: ['Persuasive writing'],
    wordsOf: () => WORDS,
  });

const STANDS = 'the overview stands';

/** Runs in the page: milliseconds from the key until the groups stand, then until all is read. */
const watch = `globalThis.overviewOpened = new Promise((resolve) => {
  addEventListener('keydown', () => {
    const start = performance.now();
    let stands = null;
    const look = () => {
      if (stands === null && document.querySelector('[data-part=skills] li')) {
        stands = performance.now() - start;
        performance.mark('${STANDS}');
      }
      const isRead = document.querySelector('[data-part=spelling] table');
      const waits = document.querySelector('[data-waits]');
      if (stands !== null && isRead && !waits) resolve({ stands, read: performance.now() - start });
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });
}); undefined`;

interface Opened {
  /** Milliseconds by the clock. */
  stands: number;
  read: number;
  /** Milliseconds of the page's processor time. */
  work: number;
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
  // 200 long texts on a busy machine take their time.
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`/classrooms/${classroom?.id}/${classroom?.assignments[0]?.id}`);
  // The keys work from then on.
  await page.getByRole('region', { name: 'For all students' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function openOverview(browser: Browser, page: Page): Promise<Opened> {
  await page.getByRole('heading', { level: 1 }).click();
  const { result, tasks } = await traced(browser, page, STANDS, async () => {
    // Before the key, which would overtake it.
    await page.evaluate(watch);
    await page.keyboard.press('o');
    return page.evaluate<Pick<Opened, 'stands' | 'read'>>('overviewOpened');
  });
  return { ...result, work: tasks.untilMark, longest: tasks.longest };
}

interface Measured {
  students: number;
  isGiven: boolean;
  /** Of several the first is thrown away, while the server's code is being compiled. */
  rounds: number;
}

/** The best of each: what else the machine does can only add to it. */
async function measure(browser: Browser, { students, isGiven, rounds }: Measured): Promise<Opened> {
  const school = classOf(students);
  const world = await openWorld({ writer: 'built-in', school });
  try {
    const teacher = await signedIn(world, roomTwelveTeacher.email);
    if (isGiven) {
      const page = await openAssignment(browser, world, teacher, school);
      await giveFeedback(page, school);
      await page.context().close();
    }
    const all = await repeat(rounds, async () => {
      const page = await openAssignment(browser, world, teacher, school);
      const opened = await openOverview(browser, page);
      await page.context().close();
      return opened;
    });
    const counted = rounds > 1 ? all.slice(1) : all;
    const least = (what: keyof Opened) => Math.min(...counted.map((one) => one[what]));
    return {
      stands: least('stands'),
      read: least('read'),
      work: least('work'),
      longest: median(counted.map((one) => one.longest)),
    };
  } finally {
    await world.close();
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** @param standsMs null where nothing is known yet: the rules have to read a text first */
function figuresOf(
  what: string,
  { stands, read, work, longest }: Opened,
  standsMs: number | null = STANDS_MS,
): Figure[] {
  return [
    {
      what: `${what}: until it stands`,
      value: `${ms(stands)} (${ms(work)} of the page’s processor time)`,
      limit:
        standsMs === null ? null : { text: `at most ${standsMs} ms`, kept: stands <= standsMs },
      isRatio: false,
    },
    {
      what: `${what}: the longest task, in processor time`,
      value: ms(longest),
      limit: { text: `at most ${LONGEST_TASK_MS} ms`, kept: longest <= LONGEST_TASK_MS },
      isRatio: false,
    },
    { what: `${what}: until all texts are read`, value: ms(read), limit: null, isRatio: false },
  ];
}

async function ofLargeClasses(browser: Browser): Promise<Figure[]> {
  const large = await measure(browser, { students: 200, isGiven: true, rounds: 2 });
  const unknown = await measure(browser, { students: 200, isGiven: false, rounds: 1 });
  return [
    ...figuresOf('the same, 200 texts with feedback', large),
    ...figuresOf('the same, 200 texts without feedback', unknown, null),
  ];
}

/**
 * Opening the class at a glance: with feedback on all texts, and before any.
 * @param isUsualOnly leaves out classes of 200, which take a minute
 */
export async function overview(isUsualOnly: boolean): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const usual = await measure(browser, { students: 34, isGiven: true, rounds: 3 });
    const what = `the class at a glance, 34 texts of ${WORDS} words with feedback`;
    return [...figuresOf(what, usual), ...(isUsualOnly ? [] : await ofLargeClasses(browser))];
  } finally {
    await browser.close();
  }
}

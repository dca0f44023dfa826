import { room12, roomTwelveTeacher } from '@second-draft/google-emulator';
import type { Figure } from './measuring/figures.ts';
import { readClassByKeys, type ClassRead } from './flow/class-by-keys.ts';
import { signedIn } from './in-browser/signed-in-api.ts';
import { teacherPage } from './in-browser/teacher-page.ts';
import { withWorldAndBrowser } from './in-browser/with-world-and-browser.ts';

const TITLE = 'Camp recount';
/** A Chromebook's. */
const WINDOW = { width: 1366, height: 640 };
const KEYS_MAX = 60;
const CLICKS_MAX = 12;
const KEYS_A_STUDENT_MAX = 3;

const files =
  room12.assignments
    .find(({ title }) => title === TITLE)
    ?.submissions.flatMap(({ fileIds }) => fileIds) ?? [];

const readClass = (): Promise<{ read: ClassRead; posted: number }> =>
  withWorldAndBrowser({ writer: 'built-in' }, async (world, browser) => {
    world.google.grantFiles(roomTwelveTeacher.email, files);
    const before = files.map((file) => world.google.comments(file).length);
    const teacher = await signedIn(world, roomTwelveTeacher.email);
    const page = await teacherPage(browser, world, teacher);
    await page.setViewportSize(WINDOW);
    await page.goto(`/classrooms/${room12.id}`);
    const read = await readClassByKeys(page, TITLE);
    const after = files.map((file) => world.google.comments(file).length);
    return { read, posted: sum(after) - sum(before) };
  });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function countFigure(what: string, value: number, most: number | null): Figure {
  const limit = most === null ? null : { text: `at most ${most}`, kept: value <= most };
  return { what, value: String(value), limit, isRatio: true };
}

export async function classInTwentyMinutes(): Promise<Figure[]> {
  const { read, posted } = await readClass();
  const { counts, students } = read;
  const what = `a class of ${students}, ${read.changed} of them changed, from the list of assignments to ${posted} comments`;
  return [
    countFigure(`${what}: keys`, counts.keys, KEYS_MAX),
    countFigure('clicks', counts.clicks, CLICKS_MAX),
    countFigure(
      `most keys for one of the ${read.unchanged} students where nothing is changed`,
      read.unchangedKeysMax,
      KEYS_A_STUDENT_MAX,
    ),
    countFigure('turns of the wheel', read.notches, 0),
    countFigure('students whose texts and feedback fit the window whole', read.fitting, null),
    countFigure(
      `of the keys, those that read on for the other ${students - read.fitting}`,
      read.readingKeys,
      null,
    ),
    countFigure('letters typed into feedback', counts.letters, null),
    {
      what: 'waiting for the page, in all',
      value: `${(counts.waitingMs / 1000).toFixed(1)} s`,
      limit: null,
      isRatio: false,
    },
  ];
}

import type { Locator, Page } from '@playwright/test';
import { createHands, type Hands } from './hands.ts';

const CHANGED_EACH = 3;
const OWN_WORDS = ' Ka pai!';
const CATEGORY = /^Recount/;
const CATEGORY_LETTERS = 'Rec';

export interface ClassRead {
  counts: Hands['counts'];
  students: number;
  /** Students whose feedback was posted as it was written, and the most keys that one of them took. */
  unchanged: number;
  unchangedKeysMax: number;
  changed: number;
  /** Students whose texts and feedback are in the window whole. */
  fitting: number;
  /** Presses of Space to read on, for the others. */
  readingKeys: number;
  /** Of the wheel, for what the keys left unread. */
  notches: number;
}

const article = (page: Page) => page.locator('article');
const feedbackBox = (page: Page) => article(page).locator('[data-action=feedback]');
const position = (page: Page, at: number) => page.getByText(new RegExp(`^${at} of \\d+$`));

/** Opens the assignment one student at a time, and has feedback written for all. */
async function writeForAll(page: Page, hands: Hands, title: string): Promise<number> {
  await hands.click(page.getByRole('link', { name: title }));
  await hands.wait(() => page.getByText(/^\d+ of \d+ have feedback/).waitFor());
  await hands.press('v');
  await hands.wait(() => position(page, 1).waitFor());
  const students = Number((await position(page, 1).textContent())?.split(' ').at(-1));
  await hands.press('f');
  // A select takes the first letters of what is chosen.
  for (const letter of CATEGORY_LETTERS) await hands.press(letter);
  const chosen = await page.locator('select:focus option:checked').textContent();
  if (!CATEGORY.test(chosen ?? '')) throw new Error(`The key chose '${chosen}'`);
  await hands.press('Escape');
  await hands.press('a');
  await hands.wait(() => page.getByText(/^Feedback was written for/).waitFor());
  return students;
}

const PAGES_MAX = 20;

/** Its end is in the window, or has been. */
const isReadToEnd = (place: Locator) =>
  place.evaluate(
    (area) =>
      area.scrollTop + area.clientHeight >= area.scrollHeight - 1 &&
      area.getBoundingClientRect().bottom <= area.ownerDocument.documentElement.clientHeight,
  );

async function areNotRead(areas: readonly Locator[]): Promise<Locator[]> {
  const areRead = await Promise.all(areas.map(isReadToEnd));
  return areas.filter((_, at) => !areRead[at]);
}

async function readOne(page: Page, hands: Hands) {
  const areas = await article(page).locator('textarea').all();
  let pages = 0;
  let rest = await areNotRead(areas);
  while (rest.length > 0 && pages < PAGES_MAX) {
    await hands.press('Space');
    pages += 1;
    rest = await areNotRead(areas);
  }
  let notches = 0;
  for (const area of rest) notches += await hands.scrollThrough(area);
  return { pages, notches };
}

async function answer(page: Page, hands: Hands, isChanged: boolean): Promise<void> {
  if ((await feedbackBox(page).count()) === 0) return hands.press('j');
  if (!isChanged) return hands.press('r');
  await hands.press('e');
  await hands.press('Control+End');
  await hands.type(OWN_WORDS);
  // Once for each of her documents: with feedback on another, she is stayed with.
  for (const _ of await feedbackBox(page).all()) await hands.press('Alt+Enter');
  return undefined;
}

async function postAll(page: Page, hands: Hands): Promise<void> {
  await hands.press('d');
  await hands.wait(() => page.locator('[role=dialog] button[data-autofocus]').waitFor());
  await hands.press('Enter');
  await hands.wait(() => page.getByText(/^Posted \d+ comments\./).waitFor());
}

/** The whole job, from the list of assignments until the class has its comments. */
export async function readClassByKeys(page: Page, title: string): Promise<ClassRead> {
  const hands = createHands(page);
  const students = await writeForAll(page, hands, title);
  const read = {
    counts: hands.counts,
    students,
    unchanged: 0,
    unchangedKeysMax: 0,
    changed: 0,
    fitting: 0,
    readingKeys: 0,
    notches: 0,
  };
  for (let at = 1; at <= students; at += 1) {
    await hands.wait(() => position(page, at).waitFor());
    const { pages, notches } = await readOne(page, hands);
    if (pages === 0) read.fitting += 1;
    read.readingKeys += pages;
    read.notches += notches;
    const isChanged = at % CHANGED_EACH === 0;
    const before = hands.counts.keys;
    await answer(page, hands, isChanged);
    read[isChanged ? 'changed' : 'unchanged'] += 1;
    if (!isChanged)
      read.unchangedKeysMax = Math.max(read.unchangedKeysMax, hands.counts.keys - before);
  }
  await postAll(page, hands);
  return read;
}

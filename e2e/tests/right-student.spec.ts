import type { Locator, Page } from '@playwright/test';
import { allTextsAreRead } from '../fixtures/pages/assignment-page.ts';
import { pressName } from '../fixtures/pages/class-list.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { heldBack } from '../fixtures/network/held-back.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { schoolWithClass } from '../fixtures/schools/written-school.ts';

const sizes = [
  { device: 'a Chromebook', width: 1366, height: 640 },
  { device: 'a laptop', width: 1440, height: 900 },
  { device: 'a phone', width: 390, height: 844 },
];

interface LayoutShift {
  sources: { node: unknown }[];
}

const lengths = [19, 60, 120, 260, 500, 1_000];

/** One assignment per size, because feedback is saved. */
const school = schoolWithClass({
  name: 'Room 9',
  students: 26,
  titles: sizes.flatMap(({ device }) => [`Marked on ${device}`, `Read on ${device}`]),
  wordsOf: (index) => lengths[index % lengths.length] ?? 0,
});

test.use({ school });

async function open(page: Page, at: number): Promise<void> {
  const [room] = school.classes;
  await page.goto(`/classrooms/${room?.id}/${room?.assignments[at]?.id}`);
  await allTextsAreRead(page);
  await expect(page.locator('article')).toHaveCount(26);
}

/** Jumps up and down the class, so that most blocks are reached without having been near before. */
function inJumps(names: readonly string[]): string[] {
  const half = Math.ceil(names.length / 2);
  const second = names.slice(half).toReversed();
  return names.slice(0, half).flatMap((name, at) => [name, ...second.slice(at, at + 1)]);
}

/** Dealt out anew for each device: among the three, every student is visited at all three times. */
function inThirds(names: readonly string[], deal: number): [string[], string[], string[]] {
  const third = (which: number) => names.filter((_, at) => at % 3 === (which + deal) % 3);
  return [third(0), third(1), third(2)];
}

/** The rest of the class's feedback, which a busy machine writes slowly. */
const allIsWritten = (page: Page) =>
  expect(page.getByText(/^Writing feedback/)).toHaveCount(0, { timeout: 120_000 });

const namesOf = (page: Page) => page.locator('article h2').allTextContents();

/** Two frames: the first lays out what came near, the second draws it. */
const drawn = (place: Locator) =>
  place.evaluate(
    ({ ownerDocument: { defaultView: view } }) =>
      new Promise((done) => {
        view.requestAnimationFrame(() => view.requestAnimationFrame(done));
      }),
  );

/** By CSS: finding a role asks for the accessible name of everything in a class of long texts. */
const blockOf = (page: Page, name: string) =>
  page.locator('article', { has: page.locator('h2', { hasText: name }) });

/** The name is visible below the bar, and the focus is in the block. */
const isThere = (block: Locator) =>
  block.evaluate((element) => {
    const { ownerDocument: page } = element;
    const bar = page.querySelector('section[aria-label="For all students"]');
    const { top } = element.querySelector('h2').getBoundingClientRect();
    const isBelowBar = top >= Math.max(0, bar.getBoundingClientRect().bottom);
    const isInWindow = top < page.documentElement.clientHeight;
    return isBelowBar && isInWindow && element.contains(page.activeElement);
  });

async function visit(page: Page, name: string, key: string, label: string): Promise<void> {
  const block = blockOf(page, name);
  await pressName(page, name);
  await drawn(block);
  expect(await isThere(block), `with ${name}`).toBe(true);
  await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', label);
}

/** @returns how often the block, or something in it, has shifted so far */
async function watchMoves(block: Locator): Promise<() => Promise<number>> {
  const watch = await block.evaluateHandle((element) => {
    const moves = { count: 0 };
    const observer = new element.ownerDocument.defaultView.PerformanceObserver(
      (list: { getEntries: () => LayoutShift[] }) => {
        for (const { sources } of list.getEntries())
          moves.count += sources.filter(({ node }) => element.contains(node)).length;
      },
    );
    observer.observe({ type: 'layout-shift' });
    return moves;
  });
  return () => watch.evaluate(({ count }) => count);
}

const topOf = (block: Locator): Promise<number> =>
  block.evaluate((element) => element.getBoundingClientRect().top);

for (const [at, { device, ...viewport }] of sizes.entries()) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a name and the keys lead to that student, before, while and after feedback is written', async ({
      page,
      signedIn,
    }) => {
      test.setTimeout(240_000);
      await signedIn(people.teacher);
      const feedback = await heldBack(page, '**/api/feedback');
      await open(page, 2 * at);
      const [before, meanwhile, after] = inThirds(inJumps(await namesOf(page)), at);
      for (const name of before) await visit(page, name, 't', `${name}'s text`);
      await chooseForAll(page, 'Recount features');
      await forAllButton(page).click();
      for (const name of meanwhile) {
        feedback.letOneThrough();
        await visit(page, name, 't', `${name}'s text`);
      }
      feedback.letAllThrough();
      await allIsWritten(page);
      for (const name of after) {
        const label = `Feedback for ${name}`;
        const isWritten = (await page.locator(`[aria-label="${label}"]`).count()) > 0;
        await (isWritten
          ? visit(page, name, 'e', label)
          : visit(page, name, 't', `${name}'s text`));
      }
    });

    test('what is being read stands still while feedback for all is written', async ({
      page,
      signedIn,
    }) => {
      test.setTimeout(240_000);
      await signedIn(people.teacher);
      const feedback = await heldBack(page, '**/api/feedback');
      await open(page, 2 * at + 1);
      await chooseForAll(page, 'Recount features');
      const bar = page.getByRole('region', { name: 'For all students' });
      const heightOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().height);
      const height = await heightOfBar();
      await forAllButton(page).click();
      const stop = page.getByRole('button', { name: 'Stop' });
      const isLabelWhole = () =>
        stop.evaluate((button) =>
          [...button.querySelectorAll('*')].every(
            ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1,
          ),
        );
      expect(await isLabelWhole()).toBe(true);
      // The bar has as many rows as before.
      expect(Math.abs((await heightOfBar()) - height)).toBeLessThan(20);
      const name = (await namesOf(page))[13] ?? '';
      await pressName(page, name);
      const block = blockOf(page, name);
      await drawn(block);
      const top = await topOf(block);
      const moves = await watchMoves(block);
      feedback.letAllThrough();
      await allIsWritten(page);
      await expect(page.getByText('26 of 26').or(page.getByText(/^2\d of 26 have/))).toBeVisible();
      expect(await moves()).toBe(0);
      expect(Math.abs((await topOf(block)) - top)).toBeLessThanOrEqual(1);
    });
  });
}

test.describe('the class list beside a scrolled page', () => {
  test.use({ viewport: { width: 1366, height: 640 } });

  test('stands still under the pointer, and follows keys', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    await open(page, 0);
    const names = await namesOf(page);
    const [first = '', last = ''] = [names[1], names.at(-1)];
    const entries = page.locator('nav[aria-label="Students"] a');
    const current = page.locator('nav[aria-label="Students"] a[aria-current]');
    // The list stands still in the window, with its first names out of sight.
    await blockOf(page, names[12] ?? '').evaluate((block) => block.scrollIntoView());
    await entries.last().hover();
    await blockOf(page, first).evaluate((block) => block.scrollIntoView());
    await expect(current).toContainText(first);
    await drawn(current);
    await expect(current).not.toBeInViewport();
    await page.mouse.down();
    await page.mouse.up();
    await expect(current).toContainText(last);
    expect(await isThere(blockOf(page, last))).toBe(true);
    await blockOf(page, first).evaluate((block) => block.scrollIntoView());
    await expect(current).toContainText(first);
    await page.keyboard.press('j');
    await expect(current).toContainText(names[2] ?? '');
    await expect(current).toBeInViewport();
  });
});

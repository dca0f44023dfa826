import type { Locator, Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { pressName } from '../fixtures/pages/class-list.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { assignmentCalled, eightTexts, filesHandedIn, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'one at a time', viewport: { width: 1366, height: 640 } });

/** By then, a student who has come on the screen counts as seen. */
const SEEN_MS = 1_000;

const article = (page: Page) => page.getByRole('article');
const name = (page: Page) => article(page).getByRole('heading', { level: 2 });
const position = (page: Page) => article(page).getByText(/^\d+ of \d+$/);
const bar = (page: Page) => page.getByRole('region', { name: 'For all students' });

async function expectBelowBar(page: Page, part: Locator): Promise<void> {
  const roomAbove = async () => {
    const { above, below } = await boxesAtOnce(page, { above: bar(page), below: part });
    return below.top - above.bottom;
  };
  await expect.poll(roomAbove).toBeGreaterThanOrEqual(0);
}

async function openOneAtATime(page: Page): Promise<void> {
  await openAssignment(page, eightTexts);
  await page.getByRole('button', { name: 'One at a time' }).click();
  await expect(article(page)).toHaveCount(1);
}

test('a text, its feedback and what can be done with it are in a Chromebook’s window together', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openOneAtATime(page);
  const student = studentBlock(page, (await name(page).textContent()) ?? '');
  await student.getFeedback('Praise');
  for (const part of [student.text, student.feedback, student.button('Post'), position(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
  const overflow = await page
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);
  expect(overflow).toBe(0);
  await student.feedback.fill('Ka pai! '.repeat(90));
  for (const action of ['Ready', 'Post'])
    await expect(student.button(action)).toBeInViewport({ ratio: 1 });
});

test('Space reads on to the end of a text that is longer than the window, and nothing else moves', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openOneAtATime(page);
  const { text } = studentBlock(page, (await name(page).textContent()) ?? '');
  await text.fill('We should have a longer lunch, because we are hungry. '.repeat(60));
  await text.press('Control+Home');
  await text.press('Escape');
  const stillToRead = () =>
    text.evaluate((area) => area.scrollHeight - area.clientHeight - area.scrollTop);
  await text.evaluate((area) => area.scrollTo(0, 0));
  const before = await stillToRead();
  await page.keyboard.press('Space');
  expect(await stillToRead()).toBeLessThan(before);
  await page.keyboard.press('Shift+Space');
  expect(await stillToRead()).toBe(before);
  for (let turns = 0; turns < 10; turns += 1) await page.keyboard.press('PageDown');
  expect(await stillToRead()).toBeLessThan(1);
  await expect(name(page)).toBeInViewport({ ratio: 1 });
  expect(await page.locator('html').evaluate((html) => html.scrollTop)).toBe(0);
});

test('reload and Back return to the student and the view', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openOneAtATime(page);
  await page.getByRole('button', { name: 'Next student' }).click();
  await page.keyboard.press('j');
  await expect(position(page)).toHaveText(/^3 of/);
  const third = (await name(page).textContent()) ?? '';
  await page.reload();
  await expect(name(page)).toHaveText(third);
  await expect(article(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'My Classrooms' }).click();
  await expect(page).toHaveURL(/\/classrooms$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: eightTexts })).toBeVisible();
  await expect(name(page)).toHaveText(third);
  await page.keyboard.press('v');
  await expect(article(page)).not.toHaveCount(1);
  const block = page.getByRole('article', { name: third });
  await expect(block).toBeInViewport();
  await expect(block).toBeFocused();
});

test('a phone has the class in a drawer, and the next student a press away', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  await page.getByRole('button', { name: 'Set for all' }).click();
  await page.getByRole('button', { name: 'One at a time' }).click();
  const last = assignmentCalled(eightTexts).submissions.filter(({ fileIds }) => fileIds.length > 0);
  await page.getByRole('button', { name: 'Next student' }).click();
  await expect(position(page)).toHaveText(`2 of ${last.length}`);
  const second = (await name(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Previous student' }).click();
  await pressName(page, second);
  await expect(name(page)).toHaveText(second);
  const { text, feedback, button, getFeedback } = studentBlock(page, second);
  await getFeedback('Praise');
  await text.fill('We should have a longer lunch, because we are hungry. '.repeat(60));
  await text.press('Control+Home');
  await expect(feedback).not.toBeInViewport();
  for (const part of [button('Ready'), button('Post'), position(page)])
    await expect(part, 'however long the text is').toBeInViewport({ ratio: 1 });
  await button('Ready').click();
  await expect(position(page)).toHaveText(`3 of ${last.length}`);
  await expect(bar(page).getByRole('button', { name: 'Post 1' })).toBeVisible();
  await expectBelowBar(page, name(page));
  // Nothing fixed at the foot of the window is over it.
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
  await foot.focus();
  await foot.click({ trial: true });
});

test('the bar does not grow over the student whose feedback is marked as ready', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const fifth = (await page.locator('article h2').nth(4).textContent()) ?? '';
  const student = studentBlock(page, fifth);
  await pressName(page, fifth);
  await student.getFeedback('Praise');
  await student.button('Ready').click();
  await expect(bar(page).getByRole('button', { name: /^Post \d/ })).toBeVisible();
  await expectBelowBar(page, student.block.getByRole('heading', { level: 2 }));
});

test('a whole class is posted with a key a student', async ({ page, signedIn, world }) => {
  test.slow();
  const files = filesHandedIn(eightTexts);
  world.google.grantFiles(people.teacher, files);
  await signedIn(people.teacher);
  await openOneAtATime(page);
  await page.getByRole('button', { name: 'Set for all' }).click();
  await chooseForAll(page, 'Persuasive structure');
  await forAllButton(page).click();
  // A busy machine writes slowly.
  await expect(page.getByText(/^(\d+) of \1 have feedback/)).toBeVisible({ timeout: 120_000 });
  const total = files.length;
  await page.clock.install();
  for (let at = 1; at <= total; at += 1) {
    await expect(position(page)).toHaveText(`${at} of ${total}`);
    await page.clock.runFor(SEEN_MS);
    await page.keyboard.press('Control+Enter');
  }
  const notice = page.getByRole('alert').filter({ hasText: /comment/i });
  await expect(notice).toHaveCount(1);
  const { said, student } = await boxesAtOnce(page, { said: notice, student: article(page) });
  expect(said.right).toBeLessThanOrEqual(student.left);
  await expect(page.getByText(`${total} posted`)).toBeVisible();
  for (const file of files) expect(world.google.comments(file)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Of the screen, in CSS pixels from above. */
  const MIDDLE = 420;

  test('a swipe across turns to the next student or the one before, and leaves neither page nor place', async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await openAssignment(page, eightTexts);
    await page.keyboard.press('v');
    await expect(position(page)).toHaveText(/^1 of/);
    const { pathname } = new URL(page.url());
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (x: number, across: number, down = 0) => {
      const text = article(page).getByRole('textbox').first();
      await text.scrollIntoViewIfNeeded();
      // A long text's first lines may be under the bar.
      const y = Math.max(((await text.boundingBox())?.y ?? 0) + 40, MIDDLE);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: part === undefined ? [] : [{ x: x + across * part, y: y + down * part }],
        });
      // Sent at once: a finger that rests, while a busy machine is slow to answer, selects a word.
      await Promise.all([
        send('touchStart', 0),
        ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => send('touchMove', part)),
        send('touchEnd'),
      ]);
    };
    await swipe(330, -270);
    await expect(position(page)).toHaveText(/^2 of/);
    await swipe(60, 270);
    await expect(position(page)).toHaveText(/^1 of/);
    await swipe(60, 270);
    await swipe(200, -10, -200);
    await swipe(330, -270);
    await expect(position(page)).toHaveText(/^2 of/);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});

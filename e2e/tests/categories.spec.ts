import type { Page } from '@playwright/test';
import { categoryMessages, feedbackTypes, messages, profile } from '@second-draft/contract';
import { breakConnection, mendConnection } from '../fixtures/network/connection.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

// Each test changes its own part of one teacher's list; the last restores it.
test.describe.configure({ mode: 'serial' });

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const titles = (page: Page) => page.getByRole('button', { name: /^Feedback category: / });
const names = (page: Page) => titles(page).allTextContents();

/** @param words tell this save from one that is still under way */
const saved = (page: Page, words = '') =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/categories') &&
      answer.status() === 200 &&
      (answer.request().postData() ?? '').includes(words),
  );

async function open(page: Page, signedIn: (email: string) => Promise<void>): Promise<void> {
  await signedIn(people.secondTeacher);
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'My Categories' })).toBeVisible();
}

test('begin with the 15 feedback types, all of them offered', async ({ page, signedIn }) => {
  await open(page, signedIn);
  await expect(titles(page)).toHaveText(feedbackTypes.map(({ title }) => title));
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(feedbackTypes.length);
  await page.getByRole('button', { name: categoryMessages.descriptorsHint }).focus();
  await expect(page.getByRole('tooltip')).toHaveText(categoryMessages.descriptorsHint);
});

test('a new one opens for its name, is edited in its place, and is there after a new sign-in', async ({
  page,
  signedIn,
}) => {
  await open(page, signedIn);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Feedback category' })).toBeFocused();
  await page.keyboard.type('Similes');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Descriptors of Similes/ }).click();
  await page.keyboard.type('Comparisons with like or as that a reader can see.');
  const arrived = saved(page, 'a reader can see');
  await page.getByRole('heading', { level: 1 }).click();
  await arrived;

  await page.context().clearCookies();
  await open(page, signedIn);
  const row = rows(page).filter({ hasText: 'Similes' });
  await expect(row).toContainText('a reader can see');
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('one without a name and descriptors is not kept', async ({ page, signedIn }) => {
  await open(page, signedIn);
  const before = (await names(page)).length;
  const arrived = saved(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await arrived;
  const answer = await page.request.get('/api/check-auth');
  const { categories } = profile.parse(await answer.json());
  expect(categories).toHaveLength(before);
});

test('one that is turned off is no longer offered on the assignment page', async ({
  page,
  signedIn,
}) => {
  await open(page, signedIn);
  const arrived = saved(page);
  await page.getByRole('checkbox', { name: 'Offer Spelling' }).uncheck();
  await arrived;
  await page.goto('/classrooms');
  await page.getByRole('link', { name: /Room 4/ }).click();
  await page.getByRole('link', { name: 'My animal report' }).click();
  const select = page.getByLabel('Set for all students');
  await expect(select.getByRole('option', { name: 'Vocabulary' })).toBeAttached();
  await expect(select.getByRole('option', { name: 'Praise' })).toBeAttached();
  await expect(select.getByRole('option', { name: 'Spelling' })).toHaveCount(0);
});

test('a deleted one can be had back at once', async ({ page, signedIn }) => {
  await open(page, signedIn);
  await page.getByRole('button', { name: 'Delete Vocabulary' }).click();
  // The offer stays while the pointer is on it.
  await page.getByText(categoryMessages.deleted('Vocabulary')).hover();
  await expect(titles(page).filter({ hasText: 'Vocabulary' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page).filter({ hasText: 'Vocabulary' })).toHaveCount(1);
});

test('rows are moved by keyboard', async ({ page, signedIn }) => {
  await open(page, signedIn);
  const [first, second] = await names(page);
  await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} is at place 1 `)).toBeAttached();
  // Rows are measured after pick-up: an earlier key moves nothing, and after a slow announcement a
  // second key may move it twice.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`^${first} is at place (?!1 )`))).toBeAttached({
      timeout: 1_000,
    });
  }).toPass();
  const arrived = saved(page);
  await page.keyboard.press('Space');
  await arrived;
  await expect(titles(page).first()).toHaveText(second ?? '');
  const told = await page.getByText(`${first} put down at place`).textContent();
  await expect(titles(page).nth(Number(/place (\d+)/.exec(told ?? '')?.[1]) - 1)).toHaveText(
    first ?? '',
  );
});

test('rows are moved by pointer, once it has gone five pixels', async ({ page, signedIn }) => {
  await open(page, signedIn);
  const before = await names(page);
  const grip = await page
    .getByRole('button', { name: `Move ${before[0]}`, exact: true })
    .boundingBox();
  const target = await rows(page).nth(2).boundingBox();
  if (!grip || !target) throw new Error('The rows are not on the screen');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 4);
  await expect(page.locator('tr[data-dragging]')).toHaveCount(0);
  await page.mouse.move(x, y + 8);
  await expect(page.locator('tr[data-dragging]')).toHaveCount(1);
  await page.mouse.move(x, target.y + target.height / 2, { steps: 8 });
  await expect(page.getByText(`${before[0]} is at place 3 `)).toBeAttached();
  const arrived = saved(page);
  await page.mouse.up();
  await arrived;
  await expect(titles(page)).toHaveText(
    [before[1], before[2], before[0], ...before.slice(3)].map(String),
  );
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/Categories were not saved|ERR_INTERNET_DISCONNECTED/] });

  test('a change stays on the screen, and goes with the next that arrives', async ({
    page,
    signedIn,
  }) => {
    await open(page, signedIn);
    await breakConnection(page);
    const checkbox = page.getByRole('checkbox', { name: 'Offer Ideas' });
    await checkbox.uncheck();
    await expect(page.getByText(messages.connection.offline)).toBeVisible();
    await expect(checkbox).not.toBeChecked();
    await mendConnection(page);
    await expect(page.getByText(messages.connection.offline)).toBeHidden();
    await page.getByRole('checkbox', { name: 'Offer General writing' }).uncheck();
    const notOffered = async () => {
      const answer = await page.request.get('/api/check-auth');
      const { categories } = profile.parse(await answer.json());
      return categories.filter(({ active }) => !active).map(({ title }) => title);
    };
    // The first may go by itself, before the next.
    await expect.poll(notOffered).toEqual(expect.arrayContaining(['Ideas', 'General writing']));
  });
});

test('the defaults come back when asked for twice', async ({ page, signedIn }) => {
  await open(page, signedIn);
  await page.getByRole('button', { name: 'Restore Defaults' }).click();
  const dialog = page.getByRole('dialog', { name: categoryMessages.restoreTitle });
  await expect(dialog).toContainText(categoryMessages.restoreQuestion);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(titles(page).filter({ hasText: 'Similes' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Restore Defaults' }).click();
  const arrived = saved(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await arrived;
  await expect(titles(page)).toHaveText(feedbackTypes.map(({ title }) => title));
});

test.describe('without a session', () => {
  // The session check is refused.
  test.use({ expectedConsole: [/status of 403/] });

  test('someone who is not signed in is sent to the page about the product', async ({ page }) => {
    await page.goto('/categories');
    await expect(page).toHaveURL(/\/about$/);
  });
});

import type { Page } from '@playwright/test';
import { messages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { builtParts } from '../fixtures/measuring/built-parts.ts';
import { breakConnection, cutConnection, mendConnection } from '../fixtures/network/connection.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { logInButton } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** What a server answers that has no such build. */
const missing = { status: 404, contentType: 'text/html', body: '<p>Not here</p>' };

const ROOT = /\/assets\/root-[^/]*\.js$/;
const ASSIGNMENTS = /\/assets\/assignments-screen-[^/]*\.js$/;

test.use({
  expectedConsole: [
    /404|module script|dynamically imported module|could not be fetched|A screen failed|ERR_INTERNET_DISCONNECTED/,
  ],
});

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** A public page asks for its scripts once it is touched. */
const touch = (page: Page) => page.mouse.move(100, 100);

test('a page whose scripts no server has any more loads itself again, and works', async ({
  page,
}) => {
  const loads = loadsOf(page);
  await page.route(ROOT, (route) => (loads() > 1 ? route.fallback() : route.fulfill(missing)));
  await page.goto('/');
  await touch(page);
  await expect.poll(loads).toBe(2);
  const html = page.locator('html');
  const before = await html.getAttribute('data-mantine-color-scheme');
  await expect(async () => {
    await page.getByLabel('Change between light and dark').click();
    expect(await html.getAttribute('data-mantine-color-scheme')).not.toBe(before);
  }).toPass();
});

test('a public page whose app can’t be fetched says so when a button is pressed, and works once the connection is back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await cutConnection(page);
  await logInButton(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(messages.connection.partMissing);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(logInButton(page)).toBeFocused();
  await mendConnection(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const popup = page.waitForEvent('popup');
  await expect(async () => {
    await logInButton(page).press('Enter');
    await popup;
  }).toPass();
});

test('it does so once, and then shows what can be read without scripts', async ({ page }) => {
  const loads = loadsOf(page);
  let askedAgain = 0;
  await page.route(ROOT, (route) => {
    if (loads() > 1) askedAgain += 1;
    return route.fulfill(missing);
  });
  await page.goto('/pricing');
  await touch(page);
  await expect.poll(() => askedAgain).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a screen that no server has any more is looked for once more, and then said to be missing', async ({
  page,
  signIn,
}) => {
  await signIn(people.teacher);
  const loads = loadsOf(page);
  await page.route(ASSIGNMENTS, (route) => route.fulfill(missing));
  await page
    .getByRole('link', { name: /Room 12 Kererū/ })
    .first()
    .click();
  await expect.poll(loads).toBe(1);
  const failed = page.getByRole('heading', { name: messages.applicationError });
  await expect(failed).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(failed).toBeVisible();
  expect(loads()).toBe(1);
});

test('a part that is missing when it is needed costs nothing that was typed', async ({
  page,
  signIn,
}) => {
  await signIn(people.teacher);
  const loads = loadsOf(page);
  const opened = loads() + 1;
  await page.route(builtParts.laterInAssignment, (route) =>
    loads() > opened ? route.fallback() : route.fulfill(missing),
  );
  const fetchedAhead = page.waitForResponse(builtParts.laterInAssignment);
  await openAssignment(page, threeTexts);
  await fetchedAhead;
  const student = studentBlock(page, 'Āwhina Parata');
  await student.text.fill('Typed just before the upgrade.');
  await student.text.blur();
  await page.keyboard.press('?');
  await expect.poll(loads).toBeGreaterThan(opened);
  await expect(student.text).toHaveValue('Typed just before the upgrade.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({
    expectedConsole: [
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module|could not be|A screen failed/,
    ],
  });

  test('a screen that could not be opened opens once the connection is back', async ({
    page,
    signIn,
  }) => {
    await signIn(people.teacher);
    await openAssignment(page, threeTexts);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: threeTexts })).toBeVisible();
    await breakConnection(page);
    await page.getByRole('link', { name: 'Class at a glance' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: messages.connection.none }),
    ).toBeVisible();
    // The way to what is there stays, too.
    await page.getByRole('link', { name: 'My Classrooms' }).focus();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: threeTexts })).toBeVisible();
    await mendConnection(page);
    await page.getByRole('link', { name: 'Class at a glance' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /at a glance/ })).toBeVisible();
  });
});

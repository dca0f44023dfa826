import type { Page } from '@playwright/test';
import { errors, screens, signInScopes } from '@second-draft/contract';
import type { GoogleEmulator } from '@second-draft/google-emulator';
import { people } from '../fixtures/schools/school.ts';
import { allowInPopup, logInButton } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedConsole: [/status of 401|Classrooms were not fetched/] });

/** On a slow server, a short one may have run out before it has signed her in. */
async function signInForMoment(page: Page, google: GoogleEmulator, expiresIn = 3): Promise<void> {
  const token = google.issueToken({ email: people.teacher, scopes: signInScopes, expiresIn });
  const answer = await page.request.post('/api/auth/google', { data: { access_token: token } });
  if (answer.ok()) return;
  expect(expiresIn, await answer.text()).toBeLessThan(60);
  await signInForMoment(page, google, 2 * expiresIn);
}

/** Behind the page's back: it still believes in an hour. */
async function letTokenRunOut(page: Page, google: GoogleEmulator): Promise<void> {
  await signInForMoment(page, google);
  await expect
    .poll(async () => (await page.request.get('/api/classrooms')).status(), { timeout: 60_000 })
    .toBe(errors.sign_in_expired.status);
}

test.beforeEach(async ({ page, signedIn, world }) => {
  await signedIn(people.teacher);
  // A screen that asks Google nothing. The session's end comes with the check: let it be known first.
  const checked = page.waitForResponse('**/api/check-auth');
  await page.goto(screens.rubrics);
  await checked;
  await letTokenRunOut(page, world.google);
  await page.getByRole('link', { name: 'My Classrooms' }).first().click();
});

test('a Google token that has run out asks to log out and in again', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(errors.sign_in_expired.message);
  await dialog.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(logInButton(page)).toBeVisible();
});

test('a Google token that has run out is renewed on My Classrooms, which then lists them', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(errors.sign_in_expired.message);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Stay logged in' }).click(),
  ]);
  await allowInPopup(popup);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/classrooms$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

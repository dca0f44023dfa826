import type { Page } from '@playwright/test';
import { errors, signInScopes } from '@second-draft/contract';
import type { GoogleEmulator } from '@second-draft/google-emulator';
import { people, roomTwelve } from '../fixtures/school.ts';
import { allowInPopup, logInButton } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedConsole: [/status of 401|Classrooms were not fetched/] });

/** Behind the page's back: it still believes in an hour. */
async function letTokenRunOut(page: Page, google: GoogleEmulator): Promise<void> {
  const token = google.issueToken({ email: people.teacher, scopes: signInScopes, expiresIn: 3 });
  const answer = await page.request.post('/api/auth/google', { data: { access_token: token } });
  expect(answer.ok()).toBe(true);
  await expect
    .poll(async () => (await page.request.get('/api/classrooms')).status(), { timeout: 20_000 })
    .toBe(errors.sign_in_expired.status);
}

test.beforeEach(async ({ page, signedIn, world }) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}`);
  await expect(page.getByRole('link', { name: 'Camp recount' })).toBeVisible();
  // What the page asks by itself, late, would learn that the token has run out.
  await page.waitForLoadState('networkidle');
  await letTokenRunOut(page, world.google);
});

test('a Google token that has run out asks to log out and in again', async ({ page }) => {
  await page.getByRole('link', { name: 'Camp recount' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(errors.sign_in_expired.message);
  await dialog.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(logInButton(page)).toBeVisible();
});

test('a Google token that has run out is renewed on My Classrooms, which then lists them', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'My Classrooms' }).first().click();
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

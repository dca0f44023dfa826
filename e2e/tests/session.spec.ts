import { limits, messages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { people, roomTwelve, threeTexts } from '../fixtures/schools/school.ts';
import { allowInPopup, logInButton, signInFor } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a teacher whose Google access is about to expire is asked, and can log out', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const { tokenWarningSeconds, tokenCheckEverySeconds } = limits;
  // A longer jump would not do: the next answer of the server puts the page's clock right.
  const untilWarned = tokenCheckEverySeconds - 5;
  await signInFor(page, world.google, people.teacher, tokenWarningSeconds + untilWarned);
  await page.goto('/classrooms');
  await expect(page.getByRole('article').first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  // The page may begin to look at it after the first minute has passed.
  await expect(async () => {
    await page.clock.runFor(1_000 * tokenCheckEverySeconds);
    await expect(dialog).toContainText(messages.session.expiring, { timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('link', { name: 'Log out' }).click();
  await page.clock.runFor('00:05');
  await expect(page).toHaveURL(/\/$/);
});

test('Google access that is about to expire is renewed in place, and not while she types', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await signInFor(page, world.google, people.teacher, limits.tokenWarningSeconds - 1);
  await openAssignment(page, threeTexts);
  const { text } = studentBlock(page, 'Hope Faleolo');
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.clock.runFor(2_000 * limits.tokenCheckEverySeconds);
  await page.keyboard.type(' And then');
  const dialog = page.getByRole('dialog');
  await expect(text).toHaveValue(/ And then$/);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(dialog).toContainText(messages.session.expiring);
  await expect(dialog.getByRole('link', { name: 'Log out' })).toBeVisible();
  const asked = page.waitForEvent('popup');
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await allowInPopup(await asked);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(2_000 * limits.tokenCheckEverySeconds);
  await expect(dialog).toHaveCount(0);
  await expect(text).toHaveValue(/ And then$/);
  // The keys are still this student's.
  await page.keyboard.press('t');
  await expect(text).toBeFocused();
});

test.describe('what ends a session', () => {
  test.use({
    expectedConsole: [/status of 40[13]|Classrooms were not fetched|Settings were not saved/],
  });

  test('a session that the server does not know leads home, with nothing of the teacher left', async ({
    page,
    signIn,
  }) => {
    await signIn(people.teacher);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test.describe('a logout in one tab', () => {
  test.use({
    worldName: 'logged out elsewhere',
    expectedConsole: [/status of 40[13]|ERR_FAILED|A draft could not be saved/],
  });

  test('covers the others, which keep what she typed until she is back', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await page.goto('/classrooms');
    const other = await context.newPage();
    await openAssignment(other, threeTexts);
    const { text } = studentBlock(other, 'Hope Faleolo');
    await other.route('**/api/drafts/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await text.fill('Typed just before she logged out elsewhere.');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    const dialog = other.getByRole('dialog', { name: 'You are logged out' });
    await expect(dialog).toContainText(messages.session.ended);
    await other.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await other.unroute('**/api/drafts/**');
    const saved = other.waitForResponse(
      // A try before she is back is refused.
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/') && answer.ok(),
    );
    const [popup] = await Promise.all([
      other.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Log in with Google' }).click(),
    ]);
    await allowInPopup(popup);
    await expect(dialog).toHaveCount(0);
    await saved;
    await expect(text).toHaveValue('Typed just before she logged out elsewhere.');
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('is 404, with a way home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: messages.notFound })).toBeVisible();
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the menu at the right closes when a link in it is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link')).toHaveText([
    'About',
    'Blog',
    'Privacy Policy',
    'Terms of Service',
    'Pricing',
    'For schools',
    'Contact us',
  ]);
  await drawer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(drawer).toBeHidden();
});

test.describe('a screen that breaks', () => {
  test.use({ expectedConsole: [/./] });

  test('shows the application’s error page instead of nothing', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    // The page needs plural rules for an assignment's date.
    await page.addInitScript(() => {
      Intl.PluralRules.prototype.select = () => {
        throw new Error('Broken');
      };
    });
    await page.goto(`/classrooms/${roomTwelve.id}`);
    await expect(page.getByRole('heading', { name: messages.applicationError })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

test.describe('without a session', () => {
  // The session check is refused.
  test.use({ expectedConsole: [/status of 403/] });

  test('a page that needs a login leads there, and back after it', async ({ page }) => {
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/\?next=%2Fsettings$/);
    const [popup] = await Promise.all([page.waitForEvent('popup'), logInButton(page).click()]);
    await popup.getByRole('link', { name: people.secondTeacher }).click();
    await allowInPopup(popup);
    await expect(page).toHaveURL(/\/settings$/);
  });
});

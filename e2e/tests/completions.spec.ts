import { messages, officeMessages } from '@second-draft/contract';
import { inDays } from '../fixtures/world/records.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

const COUNT = 250;

test.use({
  settings: { ADMIN_EMAILS: people.teacher },
  accounts: {
    [people.teacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(10) },
      completions: COUNT,
    },
  },
});

test('an administrator finds the list in her menu and leafs through it', async ({
  page,
  signIn,
}) => {
  await signIn(people.teacher);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Completions' }).click();
  await expect(page.getByText(`Showing 100 of ${COUNT} completions`)).toBeVisible();
  await expect(page.getByText(`Showing entries 1 to 100 of ${COUNT}`)).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of completions' });
  await expect(pages).toContainText('Page 1 of 3');
  await expect(pages.getByRole('button', { name: 'First' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await pages.getByRole('button', { name: 'Last' }).click();
  await expect(pages).toContainText('Page 3 of 3');
  await expect(page.getByText(`Showing 50 of ${COUNT} completions`)).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText('Text number 1.');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Load More' })).toBeDisabled();

  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(pages).toContainText('Page 2 of 3');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(pages).toContainText('Page 3 of 3');
  await pages.getByRole('button', { name: 'First' }).click();
  await expect(pages).toContainText('Page 1 of 3');
});

test('a card tells who asked for what, the text, and the feedback', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await page.goto('/admin/completions');
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText(/Date\s*\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(newest).toContainText(people.teacher);
  await expect(newest).toContainText('10 years');
  await expect(newest.getByLabel('Student Text')).toContainText(`Text number ${COUNT}.`);
  await expect(newest).toContainText(`Feedback number ${COUNT} says one true thing.`);
  await expect(newest).toContainText(/Feedback Words\s*7/);
});

test('‘Go to entry’ opens the page that has it, and ignores what is no entry', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/admin/completions');
  const pages = page.getByRole('navigation', { name: 'Pages of completions' });
  await expect(pages).toContainText('Page 1 of 3');
  const entry = page.getByLabel('Go to entry');
  const go = page.getByRole('button', { name: 'Go', exact: true });
  for (const typed of ['0', '-3', '9999', '1.5']) {
    await entry.fill(typed);
    await go.click();
    await expect(entry).toHaveValue(typed);
  }
  await expect(pages).toContainText('Page 1 of 3');
  await entry.fill('150');
  await entry.press('Enter');
  await expect(pages).toContainText('Page 2 of 3');
  await expect(entry).toHaveValue('');
});

test.describe('for everyone else', () => {
  test('access is denied, by the screen and by the server', async ({ page, signIn }) => {
    await signIn(people.secondTeacher);
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Completions' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goto('/admin/completions');
    await expect(
      page.getByRole('heading', { name: officeMessages.administration.deniedHeading }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(officeMessages.administration.denied);
    await expect(page.getByText(officeMessages.administration.deniedText)).toBeVisible();
    expect((await page.request.get('/api/admin/completions?start=0')).status()).toBe(403);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/classrooms$/);
  });
});

test.describe('when the server is not reached', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('the list says so and can be asked for again', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    await page.goto('/admin/completions');
    const pages = page.getByRole('navigation', { name: 'Pages of completions' });
    await expect(pages).toContainText('Page 1 of 3');
    await page.route('**/api/admin/completions?*', (route) => route.abort('internetdisconnected'));
    await pages.getByRole('button', { name: 'Last' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error loading completions:' });
    await expect(alert).toContainText(messages.connection.unreachable);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(pages).toContainText('Page 3 of 3');
  });

  test('an answer in another shape, as of something between, is said to be invalid', async ({
    page,
    signIn,
  }) => {
    await signIn(people.teacher);
    // The server validates its answers: only a proxy could send this.
    await page.route('**/api/admin/completions?*', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"completions":"none"}' }),
    );
    await page.goto('/admin/completions');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      officeMessages.completions.failed(officeMessages.completions.invalid),
    );
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Page 1 of 3').first()).toBeVisible();
  });
});

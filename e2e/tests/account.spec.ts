import { accountMessages } from '@second-draft/contract';
import { inDays } from '../fixtures/world/records.ts';
import { people } from '../fixtures/schools/school.ts';
import { screenHeading } from '../fixtures/pages/screen-heading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  expectedConsole: [/status of 40[12]/],
  accounts: {
    [people.teacher]: { subscription: { status: 'active', type: 'team', expires: null } },
    [people.secondTeacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(-1) },
    },
  },
});

test('a team’s teacher reads so, without a billing date, and the logo leads to her classes, as does the front page', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/account');
  const facts = page.getByRole('main');
  await expect(facts).toContainText('Hana Whitcombe');
  await expect(facts).toContainText(people.teacher);
  await expect(facts).toContainText('Team');
  await expect(facts).toContainText('Active');
  await expect(facts).not.toContainText('Next billing date');
  await page.getByRole('link', { name: 'Second Draft', exact: true }).click();
  await expect(page).toHaveURL(/\/classrooms$/);
  await page.goto('/about');
  await page.goto('/');
  await expect(page).toHaveURL(/\/classrooms$/);
});

test('an expired trial is kept out of the classes, and is led to the account with what to do', async ({
  page,
  signIn,
}) => {
  await signIn(people.secondTeacher);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(accountMessages.account.expired)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Expired');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
});

test('a teacher whose access has ended may load every page but those of her classes', async ({
  page,
  signIn,
}) => {
  await signIn(people.secondTeacher);
  await expect(page).toHaveURL(/\/account$/);
  const addresses = ['/privacy', '/pricing', '/contact', '/schools/data-agreement'];
  for (const address of [
    ...addresses,
    '/settings',
    '/categories',
    '/rubrics',
    '/account/students',
    '/account/success',
  ]) {
    const account = page.waitForResponse('**/api/account');
    await page.goto(address);
    await account;
    await expect(screenHeading(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(page.getByText(accountMessages.account.activating)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscribe' })).toHaveCount(0);
  await page.goto('/classrooms');
  await expect(page).toHaveURL(/\/account$/);
});

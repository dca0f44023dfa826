import { accountMessages, subscriptionMessages } from '@second-draft/contract';
import { inDays } from '../fixtures/world/records.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  accounts: {
    [people.teacher]: {
      subscription: { status: 'canceled', type: 'single', expires: inDays(20) },
    },
    [people.secondTeacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(3) },
    },
  },
});

test('a canceled subscription says when it ends, and works until then', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText('Current subscription ends');
  await page.goto('/classrooms');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a trial in its last week is mentioned on My Classrooms, with the way to the account', async ({
  page,
  signIn,
}) => {
  await signIn(people.secondTeacher);
  // In one step: it goes after a few seconds.
  await page
    .getByRole('alert')
    .getByRole('link', { name: subscriptionMessages.trialEnds(3) })
    .click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('main')).toContainText('Expires');
});

test('while Stripe has not confirmed a payment yet, nothing more is asked for', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/account/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByText(accountMessages.account.activating)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscribe' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

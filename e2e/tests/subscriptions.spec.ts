import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accountMessages, subscriptionMessages } from '@second-draft/contract';
import { expectAccessible } from '../fixtures/measuring/accessibility.ts';
import { inDays, writeRecords } from '../fixtures/world/records.ts';
import { people } from '../fixtures/schools/school.ts';
import { startServer } from '../fixtures/world/server-process.ts';
import { trySignIn } from '../fixtures/pages/sign-in.ts';

/** Starts with default settings and a teacher whose trial has ended. */
async function startWithExpiredTrial(folder: string) {
  await writeRecords(folder, {
    [people.teacher]: { subscription: { status: 'trial', type: 'single', expires: inDays(-1) } },
  });
  return startServer({ DATA_DIR: folder });
}

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'second-draft-subscriptions-'));
  server = await startWithExpiredTrial(folder);
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const status = (page: Page) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: 'Status' }).locator('dd');
const plans = (page: Page) => page.getByRole('region', { name: 'Subscribe' });
const portal = (page: Page) => page.getByRole('button', { name: accountMessages.account.portal });

async function inPortal(page: Page, button: string, state: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(state)).toBeVisible();
}

async function backFromPortal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return to your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

test('a trial that has run out leads to a subscription, which is canceled, and runs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });

  await test.step('expired: the classes are refused, and the account says what to do', async () => {
    await trySignIn(page, people.teacher);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(accountMessages.account.expired)).toBeVisible();
    await expect(status(page)).toHaveText('Trial, expired');
    expect((await page.request.get('/api/classrooms')).status()).toBe(402);
    await expect(plans(page).getByText('$49')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('subscribing opens everything at once', async () => {
    await plans(page).getByRole('button', { name: 'Subscribe to Individual Monthly' }).click();
    await expect(
      page.getByRole('heading', { name: /Subscribe to Individual Monthly/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(people.teacher);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/account\/success$/);
    await expect(page.getByText(accountMessages.account.activated)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(page)).toHaveText('Active');
    await expect(page.getByRole('main')).toContainText('Next billing date');
    await expect(plans(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'My Classrooms' }).last().click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'My Rubrics' }).click();
    await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
  });

  await test.step('canceled: it goes on until its end', async () => {
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await portal(page).click();
    await inPortal(page, 'Cancel subscription', /Canceled: ends on/);
    await expectAccessible(page);
    await backFromPortal(page);
    await expect(status(page)).toHaveText('Cancelled');
    await expect(page.getByRole('main')).toContainText('Current subscription ends');
    await expect(plans(page).getByText('$8')).toBeVisible();
    await page.goto('/classrooms');
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('resumed, with a payment that fails: it still goes on, and she is told', async () => {
    await page.goto('/account');
    await portal(page).click();
    await inPortal(page, 'Don’t cancel subscription', /Active: renews on/);
    await inPortal(page, 'Let the next payment fail', /The last payment failed/);
    await backFromPortal(page);
    await expect(status(page)).toHaveText('Active, payment failed');
    await expect(page.getByText(accountMessages.account.paymentFailed)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Next billing date');
    await expectAccessible(page);
    await page.goto('/classrooms');
    await page.getByRole('link', { name: subscriptionMessages.paymentFailed }).click();
    await expect(page).toHaveURL(/\/account$/);
  });

  await test.step('ended: the classes are refused again', async () => {
    await portal(page).click();
    await inPortal(page, 'Give up on the payment', /Ended on/);
    await backFromPortal(page);
    await expect(status(page)).toHaveText('Cancelled, expired');
    await expect(page.getByText(accountMessages.account.expired)).toBeVisible();
    await page.goto('/classrooms');
    await expect(page).toHaveURL(/\/account$/);
    await expect(plans(page).getByText('$49')).toBeVisible();
  });

  expect(violations).toEqual([]);
  await context.close();
});

test('who has paid in two tabs is told, and cancels one after the other', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await trySignIn(page, people.teacher);
  await expect(page).toHaveURL(/\/account$/);
  const another = await context.newPage();
  await another.goto('/account');
  for (const [tab, plan] of [
    [page, 'Individual Monthly'],
    [another, 'Individual Yearly'],
  ] as const)
    await plans(tab)
      .getByRole('button', { name: `Subscribe to ${plan}` })
      .click();
  for (const tab of [page, another]) {
    await tab.getByRole('button', { name: 'Subscribe' }).click();
    await expect(tab).toHaveURL(/\/account\/success$/);
  }
  await expect(another.getByText(accountMessages.account.paysTwice)).toBeVisible();
  await page.goto('/classrooms');
  await page.getByRole('link', { name: subscriptionMessages.paysBesides }).click();
  await expect(page.getByText(accountMessages.account.paysTwice)).toBeVisible();
  await expectAccessible(page);

  await portal(page).click();
  await inPortal(page, 'Cancel subscription', /Canceled: ends on/);
  await backFromPortal(page);
  await expect(page.getByText(accountMessages.account.paysTwice)).toHaveCount(0);
  await expect(status(page)).toHaveText('Active');
  await portal(page).click();
  await inPortal(page, 'Cancel subscription', /Canceled: ends on/);
  await backFromPortal(page);
  await expect(status(page)).toHaveText('Cancelled');
  await context.close();
});

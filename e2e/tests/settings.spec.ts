import { googleScopes, messages, modelOptions, accountMessages } from '@second-draft/contract';
import { breakConnection, mendConnection } from '../fixtures/network/connection.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

const [, quick, premiumModel] = modelOptions;

test('settings are saved, and there after a new sign-in', async ({ page, signedIn }) => {
  await signedIn(people.secondTeacher);
  await page.goto('/settings');
  await page.getByLabel('Email updates').check();
  await page.getByRole('radio', { name: quick.name }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(accountMessages.settings.saved)).toBeVisible();

  await page.context().clearCookies();
  await signedIn(people.secondTeacher);
  await page.goto('/settings');
  await expect(page.getByLabel('Email updates')).toBeChecked();
  await expect(page.getByRole('radio', { name: quick.name })).toBeChecked();
});

test('the premium model is for subscribers: a teacher on trial can’t choose it, nor can her browser', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.secondTeacher);
  await page.goto('/settings');
  const premium = page.getByRole('radio', { name: premiumModel.name });
  await expect(premium).toBeDisabled();
  await expect(page.getByText(accountMessages.settings.premiumModel)).toBeVisible();

  const profile = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('profile') ?? ''),
  ) as {
    settings: object;
  };
  const answer = await page.request.put('/api/settings', {
    data: { ...profile, settings: { ...profile.settings, gpt_model: premiumModel.id } },
  });
  expect(answer.status()).toBe(403);
});

test('a browser can’t make its teacher a subscriber or an administrator', async ({
  page,
  signIn,
}) => {
  await signIn(people.secondTeacher);
  await expect(page.getByRole('article').first()).toBeVisible();
  const profile = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('profile') ?? ''),
  ) as object;
  await page.request.put('/api/settings', {
    data: {
      ...profile,
      email: people.teacher,
      subscription: { status: 'active', type: 'team', expires: null },
      administrator: true,
    },
  });
  const after = (await (await page.request.get('/api/check-auth')).json()) as object;
  expect(after).toMatchObject({
    email: people.secondTeacher,
    subscription: { status: 'trial' },
    administrator: false,
  });
});

test('slides are turned on with one more permission from Google', async ({ page, signedIn }) => {
  await signedIn(people.secondTeacher);
  await page.goto('/settings');
  const popup = page.waitForEvent('popup');
  await page.getByLabel('Slides support').click();
  const window = await popup;
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page.getByLabel('Slides support')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(accountMessages.settings.saved)).toBeVisible();
  const profile = await page.evaluate(() => sessionStorage.getItem('profile') ?? '');
  expect(profile).toContain(googleScopes.presentations);
});

test.describe('what fails', () => {
  test.use({
    expectedConsole: [
      /Settings were not saved|Presentations were not permitted|ERR_INTERNET_DISCONNECTED|status of/,
    ],
  });

  test('settings that don’t reach the server are not shown as saved', async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await page.goto('/settings');
    await page.getByLabel('Email updates').check();
    await breakConnection(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(accountMessages.settings.notSaved)).toBeVisible();
    await expect(page.getByText(messages.connection.offline)).toBeVisible();
    await mendConnection(page);
    await expect(page.getByText(messages.connection.offline)).toBeHidden();
  });

  test('a teacher who closes Google’s window keeps slides off, and reads why', async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await page.goto('/settings');
    const popup = page.waitForEvent('popup');
    await page.getByLabel('Slides support').click();
    await (await popup).close();
    await expect(page.getByText(accountMessages.settings.slidesRefused)).toBeVisible();
    await expect(page.getByLabel('Slides support')).not.toBeChecked();
  });
});

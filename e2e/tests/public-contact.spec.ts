import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { cutConnection, mendConnection } from '../fixtures/network/connection.ts';
import { sendButton, write } from '../fixtures/pages/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('a message goes off once its captcha is solved, and only once', async ({ page, request }) => {
  await page.goto('/contact');
  await expect(sendButton(page)).toBeDisabled();
  await write(page, 'Could we have a licence for six teachers?');
  await expect(page.getByText('Checked: you are a person.')).toBeVisible();
  const sent = page.waitForRequest('**/api/contact');
  await sendButton(page).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const replay = await request.post('/api/contact', {
    data: (await sent).postDataJSON() as unknown,
  });
  expect(replay.status()).toBe(400);
});

test('what is missing is said beside the field', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email').fill('not an address');
  await expect(page.getByText('Checked: you are a person.')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Please enter your school.')).toBeVisible();
  await expect(page.getByText('Please enter a message.')).toBeVisible();
});

test('on a phone, what is said of the check stands beside its icon', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const line = page.locator('[data-captcha="waiting"]');
  const { icon, words } = await boxesAtOnce(page, {
    icon: line.locator('svg'),
    words: line.locator('output'),
  });
  expect(words.left).toBeGreaterThan(icon.right);
  expect(words.top).toBeLessThan(icon.top);
});

test.describe('a message that can’t be sent', () => {
  test.use({ expectedConsole: [/status of 500|The message was not sent/] });

  test('is told on a phone without covering what sends it again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await write(page, 'Kia ora koutou');
    await expect(sendButton(page)).toBeEnabled();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
    await sendButton(page).click();
    const notice = page.locator('.mantine-Notification-root');
    await expect(notice).toContainText('Error sending message');
    const { told, send } = await boxesAtOnce(page, { told: notice, send: sendButton(page) });
    expect(send.bottom).toBeLessThan(told.top);
  });
});

test('a message without a solved captcha, or without sense, is refused', async ({ request }) => {
  const data = { email: 'kaiako@kura.school.example', school: 'Kura', message: 'Tēnā koutou' };
  const bodies = [
    { ...data, captchaToken: 'made up' },
    { ...data, captchaToken: Buffer.from('{"challenge":{}}').toString('base64') },
    { ...data, email: 'nobody', captchaToken: 'x' },
    data,
  ];
  for (const body of bodies) {
    const answer = await request.post('/api/contact', { data: body });
    expect(answer.status()).toBe(400);
  }
});

test('a browser that can’t solve its captcha says so', async ({ page }) => {
  await page.route('**/api/captcha', async (route) => {
    const answer = await route.fetch();
    const { parameters, ...challenge } = (await answer.json()) as { parameters: object };
    // PBKDF2 takes no such number of rounds.
    await route.fulfill({ json: { ...challenge, parameters: { ...parameters, cost: 0 } } });
  });
  await page.goto('/contact');
  await write(page, 'Kia ora koutou');
  await expect(page.getByText('The check did not work.')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|missing-part/] });

  test('the focus goes from Send to what tries the check again, which happens by itself once it is back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await write(page, 'Kia ora koutou');
    await expect(sendButton(page)).toBeEnabled();
    await cutConnection(page);
    await sendButton(page).press('Enter');
    const form = page.locator('form');
    await expect(form.getByRole('button', { name: 'Try again' })).toBeFocused();
    await mendConnection(page);
    await expect(sendButton(page)).toBeEnabled();
    await expect(form).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Kia ora koutou');
  });
});

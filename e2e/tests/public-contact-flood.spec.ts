import { sendButton, write } from '../fixtures/pages/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'flooded contact form', expectedConsole: [/status of 429/] });

test('a flood of messages is stopped, and the form says when to try again', async ({ page }) => {
  test.slow();
  for (let message = 1; message <= 6; message += 1) {
    await page.goto('/contact');
    await write(page, `Message ${message}`);
    await expect(sendButton(page)).toBeEnabled();
    const answered = page.waitForResponse('**/api/contact');
    await sendButton(page).click();
    expect((await answered).status()).toBe(message <= 5 ? 200 : 429);
  }
  await expect(page.getByText('Try again in', { exact: false })).toBeVisible();
});

import { messages } from '@second-draft/contract';
import { pdfSaying } from '../fixtures/pdf.ts';
import { inDays } from '../fixtures/records.ts';
import { people } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

/** A twentieth of what a teacher may usually call in a minute. */
const CALLS_A_MINUTE = 30;

test.use({
  settings: { RATE_LIMIT_FACTOR: '0.05' },
  expectedConsole: [/status of 429/],
  accounts: {
    [people.teacher]: {
      subscription: { status: 'active', type: 'single', expires: inDays(200) },
    },
  },
});

test('an upload that the server does not take just now has failed, and the file stays chosen', async ({
  page,
  signIn,
}) => {
  await signIn(people.teacher);
  await page.goto('/rubrics');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a PDF' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'Recount.pdf',
    mimeType: 'application/pdf',
    buffer: pdfSaying('Ideas are clear. Sentences vary.'),
  });
  const calls = Array.from({ length: CALLS_A_MINUTE }, () => page.request.get('/api/rubrics'));
  await Promise.all(calls);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/rubrics'),
  );
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await send.click();
  expect((await answered).status()).toBe(429);
  await expect(page.getByText(messages.rubrics.uploadFailed)).toBeVisible();
  await expect(send).toBeEnabled();
});

import { rates, rubricMessages } from '@second-draft/contract';
import { subscriber } from '../fixtures/world/records.ts';
import { chooseRubric, pdf } from '../fixtures/files/rubric-file.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

const FACTOR = 0.05;

test.use({
  settings: { RATE_LIMIT_FACTOR: `${FACTOR}` },
  expectedConsole: [/status of 4(?:00|29)/],
  accounts: { [people.teacher]: subscriber },
});

test('an upload that the server does not take just now has failed, and the file stays chosen', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/rubrics');
  await chooseRubric(page, pdf('Recount.pdf'));
  const allowed = rates.rubrics.perTeacher * FACTOR;
  // Without a file: refused, and counted all the same.
  await page.evaluate<void>(`(async () => {
    for (let i = 0; i < ${allowed}; i++)
      await fetch('/api/rubrics', { method: 'POST', body: new FormData() });
  })()`);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/rubrics'),
  );
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await send.click();
  expect((await answered).status()).toBe(429);
  await expect(page.getByText(rubricMessages.uploadFailed)).toBeVisible();
  await expect(send).toBeEnabled();
});

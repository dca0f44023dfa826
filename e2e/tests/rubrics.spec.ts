import { errors, rubricMessages } from '@second-draft/contract';
import { breakConnection, mendConnection } from '../fixtures/network/connection.ts';
import { inDays, subscriber } from '../fixtures/world/records.ts';
import { pdfSaying } from '../fixtures/files/pdf.ts';
import { chooseRubric, pdf, uploadRubric } from '../fixtures/files/rubric-file.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  // The server refuses a PDF without text, and calls after the session has ended.
  expectedConsole: [/status of (422|401)|ERR_INTERNET_DISCONNECTED/],
  accounts: {
    [people.teacher]: subscriber,
    [people.secondTeacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(10) },
    },
  },
});
test.describe.configure({ mode: 'serial' });

test('a subscriber finds My Rubrics in her menu, empty at first', async ({ page, signIn }) => {
  await signIn(people.teacher);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Rubrics' }).click();
  await expect(page.getByText(rubricMessages.none)).toBeVisible();
});

test('what is no PDF, too large, or without text to read, is refused with the reason', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/rubrics');
  const alert = page.getByRole('region', { name: 'Upload a rubric' }).getByRole('alert');
  await chooseRubric(page, {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Notes'),
  });
  await expect(alert).toHaveText(errors.rubric_not_pdf.message);
  await chooseRubric(page, pdf('poster.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(alert).toHaveText(errors.rubric_too_large.message);
  for (const [name, file] of [
    ['Scan', pdfSaying('')],
    ['Broken', Buffer.from('%PDF-1.7\nand no more of it')],
  ] as const) {
    await chooseRubric(page, pdf(`${name}.pdf`, file));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText(errors.rubric_unreadable.message)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(rubricMessages.none)).toBeVisible();
    await page.reload();
  }
});

test('an upload without a connection, or after the session has ended elsewhere, says what became of it', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/rubrics');
  await chooseRubric(page, pdf('Scan.pdf', pdfSaying('')));
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await send.click();
  await expect(page.getByText(errors.rubric_unreadable.message)).toBeVisible();

  await breakConnection(page);
  await send.click();
  await expect(page.getByText(rubricMessages.uploadBroke)).toBeVisible();
  await mendConnection(page);

  expect((await page.request.get('/api/logout')).ok()).toBe(true);
  await send.click();
  await expect(page.getByText(rubricMessages.unauthorized)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'You are logged out' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', includeHidden: true })).toHaveValue(
    'Scan',
  );
});

test('an uploaded rubric is viewed, renamed, chosen as a category, and removed', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/rubrics');
  await uploadRubric(page, 'Narrative rubric');
  await expect(page.getByText(rubricMessages.uploaded)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Narrative rubric' });
  const address = await row.getByRole('link', { name: /^View/ }).getAttribute('href');
  expect(address).toMatch(/\/api\/rubrics\/[0-9a-f]{24}$/);
  const file = await page.request.get(address ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');

  await row.getByRole('button', { name: /^Rename/ }).click();
  const confirm = page.getByRole('button', { name: 'Rename', exact: true });
  await expect(confirm).toBeDisabled();
  await page.getByLabel('New title of Narrative rubric').fill('Story rubric');
  await confirm.click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Story rubric' });
  await expect(renamed).toBeVisible();

  await page.goto('/classrooms');
  await page.getByRole('link', { name: 'Room 12 Kererū', exact: true }).click();
  await page.getByRole('link', { name: eightTexts }).click();
  const select = page.getByLabel('Set for all students');
  await expect(select.getByRole('option', { name: 'Story rubric' })).toBeAttached();

  await page.goto('/rubrics');
  await renamed.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(renamed).toHaveCount(0);
  expect((await page.request.get(address ?? '')).status()).toBe(404);
});

test('five are the most; a sixth is refused', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await page.goto('/rubrics');
  for (const number of [1, 2, 3, 4, 5]) await uploadRubric(page, `Rubric ${number}`);
  await expect(page.getByText(errors.rubric_limit.message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeDisabled();
  const sixth = await page.request.post('/api/rubrics', {
    multipart: { title: 'Rubric 6', pdf: pdf('Rubric 6.pdf') },
  });
  expect(await sixth.json()).toMatchObject({ code: 'rubric_limit' });
  await page.reload();
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(5);
});

test('a teacher on trial is asked to subscribe', async ({ page, signIn }) => {
  await signIn(people.secondTeacher);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My Rubrics' })).toHaveCount(0);
  await page.goto('/rubrics');
  await expect(page.getByText(rubricMessages.premium)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/account',
  );
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toHaveCount(0);
});

test.describe('of two subscribers', () => {
  test.use({ accounts: { [people.teacher]: subscriber, [people.secondTeacher]: subscriber } });

  test('neither reaches the other’s rubric', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    await page.goto('/rubrics');
    await uploadRubric(page, 'Narrative rubric');
    const address = await page.getByRole('link', { name: /^View/ }).getAttribute('href');
    expect((await page.request.get(address ?? '')).status()).toBe(200);
    await page.context().clearCookies();
    await signedIn(people.secondTeacher);
    await page.goto('/rubrics');
    await expect(page.getByText(rubricMessages.none)).toBeVisible();
    expect((await page.request.get(address ?? '')).status()).toBe(404);
  });
});

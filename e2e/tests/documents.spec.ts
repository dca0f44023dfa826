import { messages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, people, roomTwelve, studentCalled } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test('a text under 100 characters gets no feedback, and says why', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openAssignment(page, 'Camp recount');
  const student = studentBlock(page, 'Oliver Brown');
  await student.choose('Praise');
  const button = student.button('Get feedback');
  await expect(button).toBeDisabled();
  await button.hover();
  await expect(page.getByText(messages.feedback.tooShort).first()).toBeVisible();
});

test('the server refuses a short text too', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  const answer = await page.request.post('/api/feedback', {
    data: { prompt: 'Too short.', studentName: 'Oliver', wordCount: 35, category: 'Praise' },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toEqual({
    error: messages.feedback.tooShort,
    code: 'text_too_short',
  });
});

test('a document that can’t be read says so, leaves the others alone, and can be tried again', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  const submission = assignmentCalled('Camp recount').submissions.find(
    ({ studentId }) => studentId === studentCalled('Mark', 'Sullivan').id,
  );
  world.google.fault({ path: `/v1/documents/${submission?.fileIds[0]}`, status: 403 });
  await openAssignment(page, 'Camp recount');
  const grace = studentBlock(page, 'Grace Thompson');
  await grace.comeNear();
  await expect(grace.text).toHaveValue(/flying fox/);
  const student = studentBlock(page, 'Mark Sullivan');
  await student.comeNear();
  await expect(student.block.getByText(/could not be read|couldn’t be read/i)).toBeVisible();

  world.google.clearFaults();
  await student.block.getByRole('button', { name: /again|Reload/i }).click();
  await expect(student.text).not.toHaveValue('');
});

test('the server posts no comment on a file that was not picked', async ({ page, signedIn }) => {
  await signedIn(people.secondTeacher);
  const fileId = roomTwelve.assignments
    .flatMap((one) => one.submissions)
    .find((one) => one.fileIds[0])?.fileIds[0];
  const answer = await page.request.post('/api/comment', {
    data: { docId: fileId, commentText: 'Ka pai' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'file_not_picked' });
});

test('posting without write access opens the picker instead', async ({ page, signIn }) => {
  await signIn(people.secondTeacher);
  await page
    .getByRole('link', { name: /Room 4/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'My animal report' }).click();
  const first = page.getByRole('article').first();
  await first.getByLabel('Feedback category').selectOption('Praise');
  await first.getByRole('button', { name: /^Get feedback/ }).click();
  await first.getByRole('button', { name: /^Post/ }).click();
  await expect(page.locator('iframe[src*="/picker/"]')).toBeVisible();
});

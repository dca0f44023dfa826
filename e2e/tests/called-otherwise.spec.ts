import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, eightTexts, people, studentCalled } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  worldName: 'called otherwise',
  writer: 'model',
  viewport: { width: 1366, height: 640 },
});

test('feedback greets by the name that a student has now; edited feedback says that it doesn’t', async ({
  page,
  signedIn,
  world,
}) => {
  const grace = studentCalled('Grace', 'Thompson');
  const tane = studentCalled('Tāne', 'Hohepa');
  const { submissions } = assignmentCalled(eightTexts);
  await signedIn(people.teacher);
  world.google.grantFiles(
    people.teacher,
    submissions.flatMap(({ fileIds }) => fileIds),
  );
  await openAssignment(page, eightTexts);
  const saved = (words: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/drafts/') &&
        answer.ok() &&
        (answer.request().postData() ?? '').includes(words),
    );

  const untouched = studentBlock(page, 'Grace Thompson');
  const graceSaved = saved('Grace, ');
  await untouched.getFeedback('Persuasive structure');
  await expect(untouched.feedback).toHaveValue(/^Grace, /);
  const words = await untouched.feedback.inputValue();
  await graceSaved;
  const edited = studentBlock(page, 'Tāne Hohepa');
  await edited.getFeedback('Persuasive structure');
  const taneSaved = saved('Ka rawe');
  await edited.feedback.fill('Tāne, “Tāne” is a good name. Ka rawe, Tāne!');
  await taneSaved;

  world.google.rename(grace.email, 'Ngaire');
  world.google.rename(tane.email, 'Kahurangi');
  await openAssignment(page, eightTexts);
  const now = studentBlock(page, 'Ngaire Thompson');
  await now.comeNear();
  const greeted = words.replaceAll('Grace', 'Ngaire');
  await expect(now.feedback).toHaveValue(greeted);
  await now.button('Post').click();
  await expect(now.button('Posted')).toBeVisible();
  const [file = ''] = submissions.find(({ studentId }) => studentId === grace.id)?.fileIds ?? [];
  expect(world.google.comments(file).map(({ content }) => content)).toEqual([greeted]);

  const renamed = studentBlock(page, 'Kahurangi Hohepa');
  await renamed.comeNear();
  const line = renamed.block.getByText('Written for Tāne, who is now called Kahurangi.');
  await expect(line).toBeVisible();
  await expect(renamed.feedback).toHaveValue('Tāne, “Tāne” is a good name. Ka rawe, Tāne!');
  await renamed.block.getByRole('button', { name: /^Change the name/ }).click();
  await expect(renamed.feedback).toHaveValue(
    'Kahurangi, “Tāne” is a good name. Ka rawe, Kahurangi!',
  );
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(line).toBeVisible();

  world.google.rename(grace.email, 'Whetū');
  await openAssignment(page, eightTexts);
  const posted = studentBlock(page, 'Whetū Thompson');
  await posted.comeNear();
  await expect(posted.button('Posted')).toBeVisible();
  await expect(posted.feedback).toHaveValue(greeted);
  await expect(posted.block.getByText(/^Written for/)).toHaveCount(0);
});

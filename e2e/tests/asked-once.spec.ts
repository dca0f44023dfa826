import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

// Other files begin without feedback for the student.
test.use({ worldName: 'asked once', writer: 'model', expectedConsole: [/ERR_FAILED/] });

test('an answer that was lost is there when she loads the page and asks again, and is paid for once', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const student = studentBlock(page, 'Hope Faleolo');
  await student.choose('Praise');
  let written = '';
  // Until it is loaded again, the page asks again by itself every few seconds.
  await page.route('**/api/feedback', async (route) => {
    const answer: { feedback: string } = await (await route.fetch()).json();
    written = answer.feedback;
    await route.abort();
  });
  await student.button('Get feedback').click();
  await expect.poll(() => written).not.toBe('');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unrouteAll({ behavior: 'wait' });
  await student.getFeedback('Praise');
  await expect(student.feedback).toHaveValue(written);
  expect(world.model.requests()).toHaveLength(1);

  await student.button('New').click();
  await student.getFeedback('Praise');
  expect(world.model.requests(), 'what was shown is not shown again').toHaveLength(2);
});

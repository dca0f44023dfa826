import { openAssignment, studentBlock } from '../fixtures/assignment-page.ts';
import { eightTexts, people } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'long feedback', viewport: { width: 390, height: 844 } });

test('feedback that is longer than its room says so, and opens whole', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('General writing');
  const isWhole = () =>
    student.feedback.evaluate((box) => box.scrollHeight <= box.clientHeight + 1);
  const more = student.button('Show all of it');
  await expect(more).toBeVisible();
  expect(await isWhole()).toBe(false);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(student.block).toBeFocused();
  expect(await isWhole()).toBe(true);
});

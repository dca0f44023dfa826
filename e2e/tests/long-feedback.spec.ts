import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { showLines, shownLines } from '../fixtures/measuring/shown-lines.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'long feedback', viewport: { width: 390, height: 844 } });

test('feedback of medium length is shown whole, on a phone and on a laptop', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await openAssignment(page, eightTexts);
    const student = studentBlock(page, 'Sione Tupou');
    await student.comeNear();
    if (size.width === 360) await student.getFeedback('General writing');
    await expect(student.feedback).toBeVisible();
    await expect(student.button('Copy')).toBeVisible();
    const isWhole = () =>
      student.feedback.evaluate((box) => box.scrollHeight <= box.clientHeight + 1);
    await expect.poll(isWhole, `at a width of ${size.width}`).toBe(true);
  }
});

test('feedback that is longer than its room says so, and opens whole', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('General writing');
  await student.feedback.fill(`${await student.feedback.inputValue()}\n${'Ka pai! '.repeat(60)}`);
  await openAssignment(page, eightTexts);
  await student.comeNear();
  const isWhole = () =>
    student.feedback.evaluate((box) => box.scrollHeight <= box.clientHeight + 1);
  const more = student.button('Show all of it');
  await expect(more).toBeVisible();
  expect(await isWhole()).toBe(false);
  // What measures it has been drawn a moment later.
  await expect(async () => {
    // Beside half a line, or over words, it could be taken for a part of them.
    const lines = await shownLines(student.feedback);
    expect(lines, 'the last line is whole').toBeCloseTo(Math.round(lines), 1);
    const { words, marks, button } = await boxesAtOnce(page, {
      words: student.feedback,
      marks: student.feedback.locator('xpath=preceding-sibling::div'),
      button: more,
    });
    expect(marks.bottom, 'no mark shows below it').toBeCloseTo(words.bottom, 0);
    expect(button.top).toBeGreaterThanOrEqual(words.bottom - 1);
  }).toPass();
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(student.block).toBeFocused();
  await expect.poll(isWhole).toBe(true);
});

test('feedback whose last line just fits is shown whole, also after the window has changed', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Will Anderson');
  await student.comeNear();
  await student.button('Write my own').click();
  await student.feedback.fill('Ka\npai\nto\nmahi\ne\nhoa');
  await openAssignment(page, eightTexts);
  await student.comeNear();
  const more = student.button('Show all of it');
  await showLines(student.feedback, 5.5);
  await page.setViewportSize({ width: 400, height: 844 });
  await expect(more).toBeVisible();
  await showLines(student.feedback, 6.2);
  await page.setViewportSize({ width: 410, height: 844 });
  await expect(more).toHaveCount(0);
});

test('the line of the margin goes on beside a text that is unfolded below its feedback', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const { block, text } = studentBlock(page, 'Arjun Patel');
  await text.fill('Chess teaches you to think before you act. '.repeat(40));
  await block.getByRole('button', { name: 'Show more of the text' }).click();
  await block.getByRole('button', { name: 'Show less of the text' }).hover();
  const { pageSide, margin } = await boxesAtOnce(page, {
    pageSide: block.locator('[data-part="page"]'),
    margin: block.locator('[data-part="margin"]'),
  });
  expect(pageSide.bottom).toBeGreaterThan(margin.bottom + 10);
  const across = (y: number) =>
    page.screenshot({ clip: { x: Math.floor(margin.left) - 3, y, width: 7, height: 4 } });
  const beside = await across(margin.bottom - 20);
  expect((await across(margin.bottom + 5)).equals(beside)).toBe(true);
});

import { onAnotherDevice } from '../fixtures/pages/another-device.ts';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { eightTexts, filesHandedIn, people, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test('what a teacher typed is still there after a reload', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const student = studentBlock(page, 'Hope Faleolo');
  await student.getFeedback('Praise');
  await student.feedback.fill('Kia ora Hope, my own words.');
  await student.text.fill('The text as the teacher corrected it, for this child alone.');

  await page.reload();
  await expect(student.feedback).toHaveValue('Kia ora Hope, my own words.');
  await expect(student.text).toHaveValue(/as the teacher corrected it/);
});

test('words in Arabic read from the right, beside others that read from the left', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const { text } = studentBlock(page, 'Āwhina Parata');
  await text.fill('ذهبنا إلى البحيرة.\nWe went to the lake.');
  await expect(text).toHaveCSS('unicode-bidi', 'plaintext');
  await page.emulateMedia({ media: 'print' });
  const [arabic, english] = await page
    .getByText('We went to the lake.')
    .filter({ visible: true })
    .evaluate((one) => {
      const range = one.ownerDocument.createRange();
      const around = one.getBoundingClientRect();
      const [letters] = one.childNodes;
      return [0, letters.textContent.indexOf('We')].map((at) => {
        range.setStart(letters, at);
        range.setEnd(letters, at + 1);
        const { left, right } = range.getBoundingClientRect();
        return { fromLeft: left - around.left, fromRight: around.right - right };
      });
    });
  expect(arabic?.fromRight).toBeCloseTo(0, 0);
  expect(english?.fromLeft).toBeCloseTo(0, 0);
});

test('of two tabs, each shows what the other changed, and gives back what it had itself', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const other = await context.newPage();
  await openAssignment(other, eightTexts);
  const here = page.getByRole('article').first().getByRole('textbox').first();
  const there = other.getByRole('article').first().getByRole('textbox').first();
  await here.fill('Typed in the first tab.');
  await expect(there).toHaveValue('Typed in the first tab.');
  await there.fill('Typed in the second tab.');
  await expect(here).toHaveValue('Typed in the second tab.');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(here).toHaveValue('Typed in the first tab.');
  await expect(there).toHaveValue('Typed in the first tab.');
  await expect(other.getByRole('button', { name: 'Bring mine back' })).toBeVisible();
});

test('another device shows what was typed, and has the text back from the document', async ({
  browser,
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const here = studentBlock(page, 'Ruan van der Merwe');
  const original = await here.text.inputValue();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/drafts/'),
  );
  await here.text.fill('Changed by the teacher.');
  await saved;

  const other = await onAnotherDevice(browser, page);
  await openAssignment(other, threeTexts);
  const there = studentBlock(other, 'Ruan van der Merwe');
  await expect(there.text).toHaveValue('Changed by the teacher.');
  await there.block.getByRole('button', { name: /Reload/ }).click();
  await expect(there.text).toHaveValue(original);
  await other.context().close();
});

test('two devices that know nothing of each other lose no words, and put one comment on a document', async ({
  browser,
  page,
  signedIn,
  world,
}) => {
  const files = filesHandedIn(eightTexts);
  world.google.grantFiles(people.teacher, files);
  const comments = () => files.flatMap((file) => world.google.comments(file));
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const here = studentBlock(page, "Priya D'Souza");
  await here.getFeedback('Praise');
  await expect(page.getByText(/Saving…/)).toHaveCount(0);
  const other = await onAnotherDevice(browser, page);
  await openAssignment(other, eightTexts);
  const there = studentBlock(other, "Priya D'Souza");
  await there.comeNear();
  await expect(there.feedback).toBeVisible();

  const fromLaptop = `${'Your camp is easy to see. '.repeat(20)}Ka pai, from the laptop.`;
  await here.feedback.fill(fromLaptop);
  await here.button('Post').click();
  await expect(here.button('Posted')).toBeVisible();
  await expect(page.getByText(/Saving…/)).toHaveCount(0);

  await there.feedback.fill('Ka rawe, from the tablet.');
  await there.button('Post').click();
  await expect(
    there.block.getByText(/Not posted: You posted a comment on this document/),
  ).toBeVisible();
  await expect(there.button('Change the posted comment')).toBeVisible();
  expect(comments().map(({ content }) => content)).toEqual([fromLaptop]);

  const kept = there.block.getByRole('region', { name: "Another version for Priya D'Souza" });
  await expect(kept).toContainText(fromLaptop);
  const hidden = await kept
    .getByRole('blockquote')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await expect(there.feedback).toHaveValue('Ka rawe, from the tablet.');
  const change = there.button('Change the posted comment');
  await change.scrollIntoViewIfNeeded();
  await expect(change).toBeInViewport({ ratio: 1 });
  await kept.getByRole('button', { name: /^Use what I wrote/ }).click();
  await expect(there.feedback).toHaveValue(fromLaptop);
  await expect(kept).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Keep what is shown' }).click();
  await change.click();
  await expect(there.button('Posted')).toBeVisible();
  expect(comments().map(({ content }) => content)).toEqual(['Ka rawe, from the tablet.']);
  await other.context().close();
});

import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { pressName } from '../fixtures/pages/class-list.ts';
import { told } from '../fixtures/pages/notices.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'comment bank', viewport: { width: 1366, height: 640 } });

const TITLE = 'Camp recount';

/** Longer than a line of the feedback's column. */
const ADVICE =
  'read it aloud once. Listen for the places where you run out of breath, and put a full stop there.';

/** No line of the list is higher. */
const LINE_PX = 22;

test('her own words are kept from one feedback, and a slash brings them to another', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  await expect(page.getByText(/write a recount that makes our reader feel/).first()).toBeVisible();
  const names = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  const [first = '', second = ''] = names;
  const one = studentBlock(page, first);
  await one.block.getByRole('button', { name: /Write my own/ }).click();
  await one.feedback.fill(`${first}, ${ADVICE}`);
  const kept = told(page, 'Kept in My Comments');
  await one.block.getByRole('button', { name: 'Keep in My Comments' }).click();
  await kept;

  await pressName(page, second);
  await page.getByRole('button', { name: 'One at a time' }).click();
  const other = studentBlock(page, second);
  await other.block.getByRole('button', { name: /Write my own/ }).click();
  await other.feedback.pressSequentially('Ka pai! /aloud');
  const option = page.getByRole('option', { name: /read it aloud once/ });
  await expect(option).toBeInViewport();
  const sticksOut = async () => {
    const { list, box } = await boxesAtOnce(page, {
      list: page.getByRole('listbox', { name: 'My Comments' }),
      box: other.feedback,
    });
    return Math.max(box.left - list.left, list.right - box.right);
  };
  await expect.poll(sticksOut, 'pixels beyond the feedback').toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(other.feedback).toHaveValue(`Ka pai! ${second.split(' ')[0]}, ${ADVICE}`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(other.feedback).toHaveValue('Ka pai! /aloud');

  await page.goto('/comments');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(`[name], ${ADVICE}`);
});

test('a long comment takes no more than three lines of the list that a slash opens', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/comments');
  await page.getByRole('button', { name: 'New' }).click();
  // The list itself may still be on its way.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/comment-bank/') && answer.request().method() === 'PUT',
  );
  await page.keyboard.insertText(`Next, ${ADVICE} `.repeat(18));
  await page.keyboard.press('Tab');
  await kept;
  await openAssignment(page, TITLE);
  const names = await page.getByRole('article').locator('h2').allTextContents();
  const student = studentBlock(page, names.at(-1) ?? '');
  await student.comeNear();
  await student.block.getByRole('button', { name: /Write my own/ }).click();
  await student.feedback.pressSequentially('/next');
  const words = page.getByRole('option').locator('span').first();
  const height = () => words.evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(height).toBeLessThanOrEqual(3 * LINE_PX);
});

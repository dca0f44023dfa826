import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'turned tablet' });

test('a tablet that is turned keeps a long text within its paper', async ({ page, signedIn }) => {
  const article = page.getByRole('article');
  await page.setViewportSize({ width: 744, height: 1133 });
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  await page.keyboard.press('v');
  await expect(article).toHaveCount(1);
  const { text } = studentBlock(page, (await article.locator('h2').textContent()) ?? '');
  await text.fill('We should have a longer lunch, because we are hungry. '.repeat(60));
  await page.setViewportSize({ width: 1133, height: 744 });
  const roomBelow = async () => {
    const { words, paper } = await boxesAtOnce(page, {
      words: article.getByText('600 words · changed by you', { exact: true }),
      paper: article.locator('[data-part="page"]'),
    });
    return paper.bottom - words.bottom;
  };
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  await expect(text).toBeInViewport({ ratio: 1 });
});

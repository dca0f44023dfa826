import { expectNoSidewaysScrolling } from '../fixtures/accessibility.ts';
import { schoolOfLongTexts, STUDENTS } from '../fixtures/school-of-long-texts.ts';
import { people } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ school: schoolOfLongTexts });

test('a class of 34 with long names, each with a thousand words, fits a narrow phone', async ({
  page,
  signIn,
}) => {
  const [classroom] = schoolOfLongTexts.classes;
  const [assignment] = classroom?.assignments ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(people.teacher);
  await expect(page.getByRole('article')).toContainText(classroom?.name ?? '');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: classroom?.name ?? '', exact: true }).click();
  await expect(page.getByRole('link', { name: assignment?.title ?? '' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: assignment?.title ?? '' }).click();
  await expect(page.getByRole('article')).toHaveCount(STUDENTS);
  await expectNoSidewaysScrolling(page);
});

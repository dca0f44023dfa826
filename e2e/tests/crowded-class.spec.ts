import { expectNoSidewaysScrolling } from '../fixtures/accessibility.ts';
import { schoolOfLongTexts, STUDENTS } from '../fixtures/school-of-long-texts.ts';
import { people } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ school: schoolOfLongTexts });

const [classroom] = schoolOfLongTexts.classes;
const [assignment] = classroom?.assignments ?? [];

test('a class of 34 with long names, each with a thousand words, fits a narrow phone', async ({
  page,
  signIn,
}) => {
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

test('all texts of a class are shown when they arrive at once, and may be commented on', async ({
  page,
  signedIn,
  world,
}) => {
  world.google.grantFiles(
    people.teacher,
    schoolOfLongTexts.files.map(({ id }) => id),
  );
  // Turns the streamed answer into one that arrives all at once.
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await response.body() });
  });
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${classroom?.id}/${assignment?.id}`);
  await expect(page.getByText(`0 of ${STUDENTS} have feedback`)).toBeVisible();
});

import { expectNoSidewaysScrolling } from '../fixtures/measuring/accessibility.ts';
import { allTextsAreRead } from '../fixtures/pages/assignment-page.ts';
import { schoolOfLongTexts, STUDENTS, WORDS } from '../fixtures/schools/school-of-long-texts.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ school: schoolOfLongTexts });

const manyLetters = new RegExp(`.{${WORDS}}`, 's');

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
  await allTextsAreRead(page);
  const blocks = page.locator('article');
  await expect(blocks).toHaveCount(STUDENTS);
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('textbox').first()).toHaveValue(manyLetters);
    await expect(block.getByText('Comments can be posted to this document')).toHaveCount(1);
  }
});

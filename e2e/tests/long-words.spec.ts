import { expectNoSidewaysScrolling } from '../fixtures/measuring/accessibility.ts';
import { allTextsAreRead } from '../fixtures/pages/assignment-page.ts';
import { people } from '../fixtures/schools/school.ts';
import { schoolWithClass } from '../fixtures/schools/written-school.ts';
import { screenHeading } from '../fixtures/pages/screen-heading.ts';
import { expect, test } from '../fixtures/test.ts';

const longWord =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

const school = schoolWithClass({
  name: longWord,
  students: 1,
  titles: [`${longWord}: where we went`],
  wordsOf: () => 60,
});

test.use({ worldName: 'long words', school, viewport: { width: 320, height: 700 } });

const [classroom] = school.classes;
const [assignment] = classroom?.assignments ?? [];

test('a name of one word longer than the window breaks, in a class as in an assignment', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const fits = async () => {
    await expect(screenHeading(page).first()).toContainText(longWord);
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScrolling(page);
    }
  };
  await page.goto(`/classrooms/${classroom?.id}`);
  await expect(page.getByRole('link', { name: assignment?.title ?? '' })).toBeVisible();
  await fits();
  await page.goto(`/classrooms/${classroom?.id}/${assignment?.id}`);
  await allTextsAreRead(page);
  await fits();
});

import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../fixtures/measuring/accessibility.ts';
import { allTextsAreRead } from '../fixtures/pages/assignment-page.ts';
import { people } from '../fixtures/schools/school.ts';
import { schoolWithClass } from '../fixtures/schools/written-school.ts';
import { screenHeading } from '../fixtures/pages/screen-heading.ts';
import { expect, test } from '../fixtures/test.ts';

const longWord =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

const arabic = { givenName: 'عبد الرحمن', familyName: 'بن محمد الأنصاري القرطبي الأندلسي' };

const written = schoolWithClass({
  name: longWord,
  students: 2,
  titles: [`${longWord}: where we went`],
  wordsOf: () => 60,
});
const [classroom] = written.classes;
const school = {
  ...written,
  people: written.people.map((person) =>
    person.id === classroom?.studentIds[1] ? { ...person, ...arabic } : person,
  ),
};

test.use({ worldName: 'long words', school, viewport: { width: 320, height: 700 } });

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

const beginnings = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('nav[aria-label="Students"] a')].map((entry) => {
    const name = entry.querySelector('span');
    const letter = document.createRange();
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    letter.setStart(text, 0);
    letter.setEnd(text, 1);
    const first = letter.getBoundingClientRect();
    const { left, right } = name.getBoundingClientRect();
    return {
      isCut: name.scrollWidth > name.clientWidth,
      showsFirstLetter: first.left >= left - 1 && first.right <= right + 1,
    };
  })`);

test('the list of the class shows how a name that is too long begins, in whatever letters', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${classroom?.id}/${assignment?.id}`);
  await allTextsAreRead(page);
  const begun = { isCut: true, showsFirstLetter: true };
  expect(await beginnings(page)).toEqual([begun, begun]);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  elements,
  skillOf,
  type Draft,
  type LessonGroup,
  type Point,
  type SkillId,
} from '@second-draft/contract';
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/accessibility.ts';
import { openAssignment } from '../fixtures/assignment-page.ts';
import { chooseForAll, forAllButton } from '../fixtures/for-all.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

// About one of the texts the rules have nothing to say.
test.use({ worldName: 'overview', expectedConsole: [/\b422\b/] });

const TITLE = 'Camp recount';
const assignmentPath = `/classrooms/${roomTwelve.id}/${assignmentCalled(TITLE).id}`;

const studentOf = new Map(
  assignmentCalled(TITLE).submissions.flatMap(({ studentId, fileIds }) =>
    fileIds.map((fileId) => [fileId, studentId]),
  ),
);

/** As the page shows it, in small letters, with # for the count. */
function rowOf(id: SkillId | null): string {
  if (id === null) return 'something else#';
  const { title, element } = skillOf(id);
  return `${title}#${elements[element]}`.toLowerCase();
}

/** Counted from what the server keeps, each student once. */
async function countsOf(page: Page, kind: Point['kind']): Promise<Map<string, number>> {
  const answer = await page.request.get(assignmentPath.replace('/classrooms', '/api/drafts'));
  const drafts = (await answer.json()) as Draft[];
  const told = drafts.flatMap(({ documentId, points }) =>
    points
      .filter((point) => point.kind === kind)
      .map(({ skill }) => [rowOf(skill), documentId] as const),
  );
  const byName = Map.groupBy(told, ([name]) => name);
  return new Map(
    [...byName].map(([name, those]) => [
      name,
      new Set(those.map(([, documentId]) => studentOf.get(documentId))).size,
    ]),
  );
}

const sectionCalled = (page: Page, name: string) => page.getByRole('region', { name });

/** @returns how many students have it, as the page says */
async function feedbackForAll(page: Page): Promise<number> {
  await expect(forAllButton(page)).toBeVisible();
  await chooseForAll(page, 'Recount features');
  await forAllButton(page).click();
  const tally = page.getByText(/^[1-9]\d* of \d+ have feedback$/);
  await expect(tally).toBeVisible({ timeout: 60_000 });
  return Number.parseInt((await tally.textContent()) ?? '', 10);
}

/** How many students the server has in the last group. */
async function lastSizeKept(page: Page): Promise<number[]> {
  const answer = await page.request.get(assignmentPath.replace('/classrooms', '/api/groups'));
  const { groups } = (await answer.json()) as { groups: LessonGroup[] | null };
  return (groups ?? []).slice(-1).map(({ studentIds }) => studentIds.length);
}

/** Drags one student, moves another by keyboard, and finds both there after a reload. */
async function changeGroups(page: Page): Promise<void> {
  const groups = sectionCalled(page, 'Groups');
  const first = groups.getByRole('region').first();
  const [dragged = '', chosen = ''] = await first
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''));
  await groups.getByRole('button', { name: 'Add a group' }).click();
  const name = groups.getByRole('textbox').last();
  await name.fill('=Kererū');
  await name.press('Enter');
  const added = groups.getByRole('region', { name: '=Kererū' });
  // All in view: a page that scrolls under the pointer would hand it another student.
  await page.setViewportSize({ width: 1440, height: 2_800 });
  await first.getByText(dragged, { exact: true }).dragTo(added);
  await expect(added.getByRole('listitem')).toHaveCount(1);
  const select = first.getByRole('combobox', { name: `Move ${chosen} to` });
  await select.focus();
  await select.selectOption('=Kererū');
  await expect(added.getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => lastSizeKept(page)).toContain(2);
  await page.reload();
  await expect(added.getByRole('combobox', { name: `Move ${dragged} to` })).toBeVisible();
  await expect(added.getByRole('combobox', { name: `Move ${chosen} to` })).toBeVisible();
  const download = page.waitForEvent('download');
  await groups.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"'=Kererū","${dragged}"`);
}

test('a class’s next steps and strengths are counted by skill, and open to the students’ words', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  const written = await feedbackForAll(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The class at a glance');
  await expect(page.getByText(`From the feedback on ${written} of`)).toBeVisible();

  for (const [heading, kind] of [
    ['What to teach next', 'nextStep'],
    ['What the class is doing well', 'strength'],
  ] as const) {
    const rows = sectionCalled(page, heading).getByRole('button');
    const shown = (await rows.allTextContents()).map((row) => row.toLowerCase());
    const counts = await countsOf(page, kind);
    const counted = [...counts].map(([name, count]) => name.replace('#', `${count} of ${written}`));
    expect(shown.toSorted()).toEqual(counted.toSorted());
    const sizes = shown
      .filter((row) => !row.startsWith('something else'))
      .map((row) => Number(/(\d+) of/.exec(row)?.[1]));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  }

  await changeGroups(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1366, height: 640 });

  const first = sectionCalled(page, 'What to teach next').getByRole('listitem').first();
  const student = first
    .getByRole('listitem')
    .filter({ has: page.locator('q') })
    .first();
  const name = (await student.getByRole('link').textContent()) ?? '';
  const words = (await student.locator('q').first().textContent()) ?? '';
  await student.getByRole('link').click();
  const block = page.getByRole('article', { name });
  await expect(block).toBeInViewport();
  await expect(block.getByRole('textbox', { name: `${name}'s text` })).toContainText(words);
});

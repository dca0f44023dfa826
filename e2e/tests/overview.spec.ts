import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  elements,
  type BodyOf,
  skillOf,
  type Draft,
  type LessonGroup,
  type Operations,
  type SkillId,
  type TextAtAGlance,
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

type Kind = 'strength' | 'nextStep';

/** @returns what the server tells of the texts that the page has read */
async function openOverview(page: Page): Promise<TextAtAGlance[]> {
  // The keys work from then on.
  await expect(forAllButton(page)).toBeVisible();
  const askedOnceAllAreRead = page.waitForRequest(/api.second-drafts/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The class at a glance');
  const shown = (await askedOnceAllAreRead).postDataJSON() as BodyOf<Operations['secondDrafts']>;
  const texts = shown.texts.map(({ documentId, text }) => ({ documentId, text }));
  const told = await page.request.post(`/api/glance/${roomTwelve.id}`, { data: { texts } });
  const lines = (await told.text()).split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(texts.length);
  return lines.map((line) => JSON.parse(line) as TextAtAGlance);
}

async function draftsKept(page: Page): Promise<Draft[]> {
  const answer = await page.request.get(assignmentPath.replace('/classrooms', '/api/drafts'));
  return (await answer.json()) as Draft[];
}

/** Rows as the page should show them, each student once; the rules speak where there is no feedback. */
function rowsCounted(kind: Kind, drafts: readonly Draft[], glances: readonly TextAtAGlance[]) {
  const given = drafts.filter(({ feedback }) => (feedback ?? '') !== '');
  const withFeedback = new Set(given.map(({ documentId }) => studentOf.get(documentId)));
  const seen = glances.filter(
    ({ documentId, isToRead }) => !isToRead && !withFeedback.has(studentOf.get(documentId)),
  );
  const known = new Set([
    ...withFeedback,
    ...seen.map(({ documentId }) => studentOf.get(documentId)),
  ]);
  const told = [
    ...given.map(({ documentId, points }) => ({ documentId, points })),
    ...seen.map((glance) => ({ documentId: glance.documentId, points: glance.seen })),
  ].flatMap(({ documentId, points }) =>
    points
      .filter((point) => point.kind === kind)
      .map(({ skill }) => [rowOf(skill), studentOf.get(documentId)] as const),
  );
  return [...Map.groupBy(told, ([name]) => name)].map(([name, those]) =>
    name.replace('#', `${new Set(those.map(([, student]) => student)).size} of ${known.size}`),
  );
}

async function expectCounted(
  page: Page,
  drafts: readonly Draft[],
  glances: readonly TextAtAGlance[],
): Promise<void> {
  for (const [heading, kind] of [
    ['What to teach next', 'nextStep'],
    ['What the class is doing well', 'strength'],
  ] as const) {
    const rows = sectionCalled(page, heading).getByRole('button');
    const counted = rowsCounted(kind, drafts, glances);
    expect(counted.length).toBeGreaterThan(2);
    const shown = async () => (await rows.allTextContents()).map((row) => row.toLowerCase());
    await expect.poll(async () => (await shown()).toSorted()).toEqual(counted.toSorted());
    const sizes = (await shown())
      .filter((row) => !row.startsWith('something else'))
      .map((row) => Number(/(\d+) of/.exec(row)?.[1]));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  }
}

/** Each word with how many students have misspelt it. */
async function expectSpelling(page: Page, glances: readonly TextAtAGlance[]): Promise<void> {
  const words = glances.flatMap(({ documentId, misspelt }) =>
    misspelt.map(({ right, written }) => [right ?? `look it up ${written}`, documentId] as const),
  );
  const counted = [...Map.groupBy(words, ([word]) => word)].map(
    ([word, those]) =>
      `${word}: ${new Set(those.map(([, documentId]) => studentOf.get(documentId))).size}`,
  );
  expect(counted.length).toBeGreaterThan(3);
  const rows = sectionCalled(page, 'Spelling').locator('tbody tr');
  await expect(rows).toHaveCount(counted.length);
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  const shown = cells.map(([word, written, students]) =>
    word === 'look it up' ? `${word} ${written}: ${students}` : `${word}: ${students}`,
  );
  expect(shown.toSorted()).toEqual(counted.toSorted());
}

/** The rows of a table of pictures, each with its count. */
const figuresIn = async (page: Page, caption: string): Promise<Record<string, number>> => {
  const rows = await page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return Object.fromEntries(rows.map(([label, count]) => [label, Number(count)]));
};

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

test('a class’s next steps, strengths and spelling are counted, before and after feedback, and open to the students’ words', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  const first = await openOverview(page);
  await expect(page.getByText('No feedback is written yet.')).toBeVisible();
  await expectCounted(page, [], first);
  await expectSpelling(page, first);
  const lengths = await figuresIn(page, 'How long the texts are');
  expect(Object.values(lengths).reduce((sum, count) => sum + count, 0)).toBe(first.length);
  await page.keyboard.press('o');

  const written = await feedbackForAll(page);
  const glances = await openOverview(page);
  await expect(page.getByText(`From the feedback on ${written} of`)).toBeVisible();
  await expectCounted(page, await draftsKept(page), glances);
  expect(await figuresIn(page, 'How far the class is')).toMatchObject({
    'Have feedback': written,
    'Second drafts': 0,
  });

  await changeGroups(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1366, height: 640 });

  const top = sectionCalled(page, 'What to teach next').getByRole('listitem').first();
  const student = top
    .getByRole('listitem')
    .filter({ has: page.locator('q') })
    .first();
  const name = (await student.getByRole('link').first().textContent()) ?? '';
  const words = (await student.locator('q').first().textContent()) ?? '';
  await student.locator('q').first().click();
  const block = page.getByRole('article', { name });
  await expect(block).toBeInViewport();
  await expect(block.getByRole('textbox', { name: `${name}'s text` })).toContainText(words);
  await expect(block.locator('mark[data-active]').first()).toHaveText(words);
});

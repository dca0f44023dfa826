import type { Page } from '@playwright/test';
import type { BodyOf, Draft, Operations, TextAtAGlance } from '@second-draft/contract';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
} from '../fixtures/measuring/accessibility.ts';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { rowsCounted, wordsCounted } from '../fixtures/schools/class-counts.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { expectPrintedAlone } from '../fixtures/measuring/printed-part.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

// About one of the texts the rules have nothing to say.
test.use({ worldName: 'overview', expectedConsole: [/\b422\b/] });

const TITLE = 'Camp recount';
const assignment = assignmentCalled(TITLE);
const assignmentPath = `/classrooms/${roomTwelve.id}/${assignment.id}`;

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
    const counted = rowsCounted(assignment, kind, drafts, glances);
    expect(counted.length).toBeGreaterThan(2);
    const shown = async () => (await rows.allTextContents()).map((row) => row.toLowerCase());
    await expect.poll(async () => (await shown()).toSorted()).toEqual(counted.toSorted());
    const sizes = (await shown())
      .filter((row) => !row.startsWith('something else'))
      .map((row) => Number(/(\d+) of/.exec(row)?.[1]));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  }
}

async function expectSpelling(page: Page, glances: readonly TextAtAGlance[]): Promise<void> {
  const counted = wordsCounted(assignment, glances);
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

/** The list to learn from, on paper: each word with the form to copy. */
async function expectSpellingPrinted(page: Page): Promise<void> {
  const spelling = sectionCalled(page, 'Spelling');
  const words = await spelling.locator('tbody tr').count();
  await expectPrintedAlone(
    page,
    spelling.getByRole('button', { name: 'Print this list' }),
    'Spelling',
    () => expect(spelling.locator('tbody tr').filter({ visible: true })).toHaveCount(words),
  );
}

const sectionCalled = (page: Page, name: string) => page.getByRole('region', { name });

/** @returns how many students have it, as the page says */
async function feedbackForAll(page: Page): Promise<number> {
  await expect(forAllButton(page)).toBeVisible();
  await chooseForAll(page, 'Recount features');
  await forAllButton(page).click();
  const tally = page.getByText(/^[1-9]\d* of \d+ have feedback$/);
  // A busy machine writes slowly; with nothing beside it, all is saved.
  await expect(tally).toBeVisible({ timeout: 120_000 });
  return Number.parseInt((await tally.textContent()) ?? '', 10);
}

test('a class’s next steps, strengths and spelling are counted, before and after feedback, and open to the students’ words', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  const first = await openOverview(page);
  await expect(page.getByText('No feedback is written yet:')).toBeVisible();
  await expectCounted(page, [], first);
  await expectSpelling(page, first);
  const lengths = await figuresIn(page, 'How long the texts are');
  expect(Object.values(lengths).reduce((sum, count) => sum + count, 0)).toBe(first.length);
  await expectSpellingPrinted(page);
  await page.keyboard.press('o');

  const written = await feedbackForAll(page);
  const glances = await openOverview(page);
  await expect(page.getByText(`From the feedback on ${written} of`)).toBeVisible();
  await expectCounted(page, await draftsKept(page), glances);
  // Shown once the page has read all texts.
  await expect
    .poll(() => figuresIn(page, 'How far the class is'))
    .toMatchObject({
      'Have feedback': written,
      'Second drafts': 0,
    });

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

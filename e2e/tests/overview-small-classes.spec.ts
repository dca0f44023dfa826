import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Draft } from '@second-draft/contract';
import { rowsCounted } from '../fixtures/schools/class-counts.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { heldBack } from '../fixtures/network/held-back.ts';
import { openedInLibreOffice } from '../fixtures/files/libre-office.ts';
import { expectPrintedAlone } from '../fixtures/measuring/printed-part.ts';
import { told } from '../fixtures/pages/notices.ts';
import { people } from '../fixtures/schools/school.ts';
import {
  classOfOne,
  classOfThree,
  namesOfThree,
  removedStudent,
  schoolOfSmallClasses,
  textsOfThree,
} from '../fixtures/schools/small-classes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'small classes', school: schoolOfSmallClasses });

const CRITERION = 'Feelings and senses';

type SmallClass = typeof classOfThree;

function placeOf({ id, assignments }: SmallClass) {
  const [assignment] = assignments;
  if (!assignment) throw new Error('A small class has an assignment');
  return { assignment, path: `${id}/${assignment.id}` };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** All feedback was asked for the criterion. */
async function expectRows(page: Page, heading: string, expected: readonly string[]): Promise<void> {
  const rows = part(page, heading).getByRole('button');
  const shown = async () => (await rows.allTextContents()).map((row) => row.toLowerCase());
  await expect
    .poll(async () => (await shown()).toSorted())
    .toEqual(expected.map((row) => `${row} · ${CRITERION.toLowerCase()}`).toSorted());
}

async function expectLinesFromTexts(lines: Locator): Promise<void> {
  const quoted = lines.getByRole('listitem').locator('q');
  // The page shows them together, once it has read all texts.
  await expect(quoted.first()).toBeVisible();
  const read = await quoted.allTextContents();
  for (const line of read) {
    const text = textsOfThree.find((one) => one.includes(line)) ?? '';
    expect(text).toContain(line);
    expect(line, 'a whole sentence').toMatch(/^["“‘]?\p{Lu}.*[.!?]["”’]?$/u);
  }
  await expect(lines).toContainText(/O’Brien|Żółć|李/u);
  await lines.getByRole('checkbox', { name: 'With names' }).uncheck();
  for (const name of namesOfThree) await expect(lines).not.toContainText(name);
}

async function moveAllToNewGroup(groups: Locator): Promise<void> {
  await groups.getByRole('button', { name: 'Add a group' }).click();
  const name = await groups.getByRole('textbox').last().inputValue();
  for (const student of namesOfThree)
    await groups.getByRole('combobox', { name: `Move ${student} to` }).selectOption(name);
  await expect(groups.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveCount(
    namesOfThree.length,
  );
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

async function expectSheet(page: Page, groups: Locator): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    groups.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const csv = await download.path();
  // What begins like a formula has an apostrophe before it.
  const cells = namesOfThree.map((name) => name.replace(/^(?=[=@])/u, "'"));
  const text = await readFile(csv, 'utf8');
  for (const cell of cells) expect(text).toContain(`"${cell.replaceAll('"', '""')}"\r\n`);
  const sheet = await openedInLibreOffice(csv);
  if (sheet === null) return;
  const shown = [...sheet.matchAll(/<text:p>([^<]*)<\/text:p>/g)].map(([, words = '']) =>
    unescaped(words),
  );
  expect(shown).toEqual(expect.arrayContaining(cells));
  expect(sheet).not.toContain('table:formula');
}

const expectGroupsPrinted = (page: Page, groups: Locator): Promise<void> =>
  expectPrintedAlone(
    page,
    groups.getByRole('button', { name: 'Print the groups' }),
    'Groups',
    async () => {
      for (const name of namesOfThree)
        await expect(groups.getByText(name, { exact: true })).toBeVisible();
    },
  );

test('feedback counts as it is written, beside the rubric’s criterion, and names of any letters are copied, printed and downloaded', async ({
  page,
  signedIn,
  context,
}) => {
  const { assignment, path } = placeOf(classOfThree);
  await signedIn(people.teacher);
  const feedback = await heldBack(page, '**/api/feedback');
  await page.goto(`/classrooms/${path}`);
  await expect(forAllButton(page)).toBeVisible();
  await chooseForAll(page, CRITERION);
  await forAllButton(page).click();
  await expect.poll(feedback.waiting).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await expect(
    page.getByText('No feedback is written yet: in the texts of 3 of 3 students'),
  ).toBeVisible();
  feedback.letOneThrough();
  await expect(page.getByText('From the feedback on 1 of 3 students')).toBeVisible();
  feedback.letAllThrough();
  await expect(page.getByText('From the feedback on 3 of 3 students')).toBeVisible();

  const keptDrafts = async () =>
    (await (await page.request.get(`/api/drafts/${path}`)).json()) as Draft[];
  // The first student's two documents, and one of each of the others.
  const isGiven = ({ feedback: words }: Draft) => (words ?? '') !== '';
  await expect.poll(async () => (await keptDrafts()).filter(isGiven).length).toBe(4);
  const drafts = await keptDrafts();
  for (const [heading, kind] of [
    ['What to teach next', 'nextStep'],
    ['What the class is doing well', 'strength'],
  ] as const)
    await expectRows(page, heading, rowsCounted(assignment, kind, drafts, []));
  await expect(page.getByText(removedStudent)).toHaveCount(0);
  const groups = part(page, 'Groups');
  await expect(groups.getByRole('button', { name: 'Add a group' })).toBeVisible();
  await expectLinesFromTexts(part(page, 'Lines to read aloud'));
  await moveAllToNewGroup(groups);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const saysSo = told(page, 'Copied', 'button');
  await groups.getByRole('button', { name: 'Copy as text' }).click();
  await saysSo;
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  for (const name of namesOfThree) expect(copied).toContain(`- ${name}`);
  await expectSheet(page, groups);
  await expectGroupsPrinted(page, groups);
});

test('a class of one student is summed up, and no group is suggested for her', async ({
  page,
  signedIn,
}) => {
  const { path } = placeOf(classOfOne);
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${path}/overview`);
  await expect(page.getByText('in the texts of 1 of 1 student,')).toBeVisible();
  const [name = ''] = namesOfThree;
  await expect(
    part(page, 'What the class is doing well').getByRole('link', { name }),
  ).toBeVisible();
  const groups = part(page, 'Groups');
  await expect(groups.getByRole('region')).toHaveText([new RegExp(`^Not in a group.*`, 'u')]);
  await expect(groups.getByRole('combobox', { name: `Move ${name} to` })).toBeVisible();
  await expect(groups.getByRole('button', { name: 'Download as CSV' })).toHaveCount(0);
  const stages = page.getByRole('table', { name: 'How far the class is' });
  await expect(stages.getByRole('columnheader', { name: 'Students, of 1' })).toBeVisible();
});

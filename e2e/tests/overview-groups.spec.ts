import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { LessonGroup } from '@second-draft/contract';
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/accessibility.ts';
import { openedInLibreOffice } from '../fixtures/libre-office.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

const assignment = assignmentCalled('Narrative: The door in the bush');
const place = `${roomTwelve.id}/${assignment.id}`;

/** A spreadsheet would take it for a formula. */
const ADDED = '=Kererū';

/** How many students the server has in the last group. */
async function lastSizeKept(page: Page): Promise<number[]> {
  const answer = await page.request.get(`/api/groups/${place}`);
  const { groups } = (await answer.json()) as { groups: LessonGroup[] | null };
  return (groups ?? []).slice(-1).map(({ studentIds }) => studentIds.length);
}

const namesIn = (group: Locator): Promise<string[]> =>
  group
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''));

async function csvOf(page: Page, groups: Locator): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    groups.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  return download.path();
}

test('groups are suggested before any feedback, changed by mouse and keyboard, kept, and safe to open as a sheet', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${place}/overview`);
  // What is suggested changes until all texts are read.
  await expect(page.getByRole('region', { name: 'Spelling' })).toBeVisible();
  await expect(page.getByText('still to be read')).toHaveCount(0);
  const groups = page.getByRole('region', { name: 'Groups' });
  const first = groups.getByRole('region').first();
  const [dragged = '', chosen = ''] = await namesIn(first);
  await groups.getByRole('button', { name: 'Add a group' }).click();
  const name = groups.getByRole('textbox').last();
  await name.fill(ADDED);
  await name.press('Enter');
  const added = groups.getByRole('region', { name: ADDED });
  // All in view: a page that scrolls under the pointer would hand it another student.
  await page.setViewportSize({ width: 1440, height: 2_800 });
  await first.getByText(dragged, { exact: true }).dragTo(added);
  await expect(added.getByRole('listitem')).toHaveCount(1);
  const select = first.getByRole('combobox', { name: `Move ${chosen} to` });
  await select.focus();
  await select.selectOption(ADDED);
  await expect(added.getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => lastSizeKept(page)).toContain(2);

  await page.reload();
  await expect(added.getByRole('combobox', { name: `Move ${dragged} to` })).toBeVisible();
  await expect(added.getByRole('combobox', { name: `Move ${chosen} to` })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);

  const csv = await csvOf(page, groups);
  expect(await readFile(csv, 'utf8')).toContain(`"'${ADDED}","${dragged}"`);
  const sheet = await openedInLibreOffice(csv);
  const notChecked = { type: 'not checked', description: 'LibreOffice is not on this machine' };
  if (sheet === null) {
    test.info().annotations.push(notChecked);
    return;
  }
  const cells = [...sheet.matchAll(/<text:p>([^<]*)<\/text:p>/g)].map(([, words = '']) =>
    words.replaceAll('&apos;', "'"),
  );
  expect(cells).toContain(`'${ADDED}`);
  expect(cells).toEqual(expect.arrayContaining([dragged, chosen]));
  expect(sheet).not.toContain('table:formula');
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { LessonGroup } from '@second-draft/contract';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
} from '../fixtures/measuring/accessibility.ts';
import { onAnotherDevice } from '../fixtures/pages/another-device.ts';
import { openedInLibreOffice } from '../fixtures/files/libre-office.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

const assignment = assignmentCalled('Camp recount');
const place = `${roomTwelve.id}/${assignment.id}`;

/** A spreadsheet would take it for a formula. */
const ADDED = '=Kererū';

async function groupsKept(page: Page): Promise<LessonGroup[]> {
  const answer = await page.request.get(`/api/groups/${place}`);
  const { groups } = (await answer.json()) as { groups: LessonGroup[] | null };
  return groups ?? [];
}

const namesKept = async (page: Page) => (await groupsKept(page)).map(({ name }) => name);

const lastSizeKept = async (page: Page) => (await groupsKept(page)).at(-1)?.studentIds.length;

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

/** Removed on another device, had back there, and gone here too once it is gone for good. */
async function expectRemovedElsewhere(elsewhere: Page, page: Page): Promise<void> {
  await elsewhere.goto(`/classrooms/${place}/overview`);
  const groups = elsewhere.getByRole('region', { name: 'Groups' });
  const added = groups.getByRole('region', { name: ADDED });
  await expect(added.getByRole('listitem')).toHaveCount(2);
  const first = await groups.getByRole('textbox').first().inputValue();
  await groups.getByRole('button', { name: `Remove the group ${first}` }).click();
  await expect(groups.getByRole('textbox', { name: first })).toHaveCount(0);
  await groups.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(groups.getByRole('textbox', { name: first })).toBeVisible();
  await groups.getByRole('button', { name: `Remove the group ${first}` }).press('Enter');
  await expect.poll(() => namesKept(elsewhere)).not.toContain(first);
  await elsewhere.context().close();

  await page.reload();
  await expect(page.getByRole('textbox', { name: ADDED })).toBeVisible();
  await expect(page.getByRole('textbox', { name: first })).toHaveCount(0);
}

test('groups are suggested before any feedback, changed by mouse and keyboard, kept for every device, and safe to open as a sheet', async ({
  browser,
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${place}/overview`);
  const groups = page.getByRole('region', { name: 'Groups' });
  const first = groups.getByRole('region').first();
  await expect(first).toBeVisible();
  await groups.getByRole('button', { name: 'Add a group' }).click();
  const name = groups.getByRole('textbox').last();
  await name.fill(ADDED);
  await name.press('Enter');
  // What is suggested changes as texts are read, until a change of hers is kept.
  await expect.poll(() => namesKept(page)).toContain(ADDED);
  const [dragged = '', chosen = ''] = await namesIn(first);
  const bin = groups.getByRole('button', { name: `Remove the group ${ADDED}` });
  const beside = await boxesAtOnce(page, { name, bin });
  expect(beside.bin.top).toBeGreaterThanOrEqual(beside.name.top);
  expect(beside.bin.bottom).toBeLessThanOrEqual(beside.name.bottom);
  const added = groups.getByRole('region', { name: ADDED });
  // All in view: a page that scrolls under the pointer would hand it another student.
  await page.setViewportSize({ width: 1440, height: 2_800 });
  await first.getByText(dragged, { exact: true }).dragTo(added);
  await expect(added.getByRole('listitem')).toHaveCount(1);
  const select = first.getByRole('combobox', { name: `Move ${chosen} to` });
  await select.focus();
  while ((await select.locator('option:checked').textContent()) !== ADDED)
    await page.keyboard.press('ArrowDown');
  await expect(first.getByText(chosen, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(added.getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => lastSizeKept(page)).toBe(2);

  await page.reload();
  await expect(added.getByRole('combobox', { name: `Move ${dragged} to` })).toBeVisible();
  await expect(added.getByRole('combobox', { name: `Move ${chosen} to` })).toBeVisible();
  await expectRemovedElsewhere(await onAnotherDevice(browser, page), page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);

  const csv = await csvOf(page, groups);
  expect(await readFile(csv, 'utf8')).toContain(`"'${ADDED}","${dragged}"`);
  const sheet = await openedInLibreOffice(csv);
  if (sheet === null) return;
  const cells = [...sheet.matchAll(/<text:p>([^<]*)<\/text:p>/g)].map(([, words = '']) =>
    words.replaceAll('&apos;', "'"),
  );
  expect(cells).toContain(`'${ADDED}`);
  expect(cells).toEqual(expect.arrayContaining([dragged, chosen]));
  expect(sheet).not.toContain('table:formula');
});

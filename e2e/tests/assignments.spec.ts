import { assignmentListMessages, messages } from '@second-draft/contract';
import { classCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test('a class’s assignments come 15 a page, with the day each was made', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}`);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(15);
  await expect(rows.first()).toContainText(
    /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2}(st|nd|rd|th) [A-Z][a-z]+/,
  );
  const pages = page.getByRole('navigation', { name: 'Pages of assignments' });
  await pages.getByRole('button', { name: 'Page 3' }).click();
  await expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows).toHaveCount(roomTwelve.assignments.length - 2 * 15);
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/classrooms\/[^/]+\/[^/]+$/);
  await page.goBack();
  await page.reload();
  await expect(rows).toHaveCount(roomTwelve.assignments.length - 2 * 15);
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(rows).toHaveCount(15);
});

test('the list comes from this session until it is updated', async ({ page, signedIn, world }) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}`);
  await expect(page.getByRole('link', { name: /Camp recount/ })).toBeVisible();
  const lists = () => world.google.calls().filter(({ path }) => path.includes('/courseWork?'));
  world.google.resetCalls();
  await page.reload();
  await expect(page.getByRole('link', { name: /Camp recount/ })).toBeVisible();
  expect(lists()).toEqual([]);
  await page.getByRole('button', { name: 'Update Assignments' }).click();
  await expect.poll(() => lists().length).toBeGreaterThan(0);
});

test('says that it is loading while Google takes its time', async ({ page, signedIn, world }) => {
  await signedIn(people.teacher);
  world.google.fault({ path: /\/courseWork\?/, hang: true });
  await page.goto(`/classrooms/${roomTwelve.id}`);
  await expect(page.getByText(assignmentListMessages.loading)).toBeVisible();
  world.google.clearFaults();
});

test('a class without students says so and leads to Google Classroom', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${classCalled('Room 12 Kererū 2027').id}`);
  await expect(page.getByText(messages.assignments.noStudents)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Google Classroom' })).toHaveAttribute(
    'href',
    /\/c\//,
  );
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/classrooms$/);
});

test('a class without assignments says how to make one', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${classCalled('Kapa haka 2026').id}`);
  await expect(page.getByText(messages.assignments.none)).toBeVisible();
  await expect(page.getByText(messages.assignments.noneHint)).toBeVisible();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 40[04]/] });

  const nowhere = {
    'of a class that does not exist': '/classrooms/999',
    'of another teacher’s class': `/classrooms/${classCalled('Room 20 Pūkeko').id}`,
    'with something hostile for an id': `/classrooms/${encodeURIComponent("'; drop table accounts")}`,
    'of an assignment that does not exist': `/classrooms/${roomTwelve.id}/999`,
    'of an assignment with a hostile id': `/classrooms/${roomTwelve.id}/${encodeURIComponent('<script>')}`,
  };

  test('ends at ‘404 - Not Found’, and leads home from there', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    for (const [which, address] of Object.entries(nowhere))
      await test.step(which, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: messages.notFound })).toBeVisible();
        await expect(page).toHaveURL(/\/404$/);
      });
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, eightTexts, people, roomTwelve } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'double clicks' });

test('a double click deletes one category, though the next one has moved under the pointer', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/categories');
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const count = await rows.count();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .dblclick();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(count);
});

for (const path of ['/categories', '/comments'])
  test(`after a double click on New, what is typed goes into what is new: ${path}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await page.goto(path);
    await page.getByRole('button', { name: 'New', exact: true }).dblclick();
    await page.keyboard.type('Ka pai');
    await expect(page.locator('textarea:focus')).toHaveValue('Ka pai');
  });

test('a double click on Download my data downloads it once', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await page.goto('/account');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).dblclick();
  await saved;
  expect(asked.filter((path) => path.endsWith('/export'))).toHaveLength(1);
});

test('a double click on Ready marks the feedback, and does not take the mark back', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const first = (await page.locator('article h2').first().textContent()) ?? '';
  const student = studentBlock(page, first);
  await student.getFeedback('Praise');
  const ready = student.button('Ready');
  await ready.click();
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
  // The second press of a double click, once the first has been drawn.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.keyboard.press('Tab');
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
});

test('a double click on Undo prints nothing, though that button has moved under the pointer', async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(`window.print = () => document.body.append('Printed')`);
  await signedIn(people.teacher);
  const { id } = assignmentCalled('Camp recount');
  await page.goto(`/classrooms/${roomTwelve.id}/${id}/overview`);
  const print = page.getByRole('button', { name: 'Print the groups' });
  await expect(print).toBeVisible();
  await page.getByRole('button', { name: 'Add a group' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const place = await undo.boundingBox();
  await undo.dblclick();
  await expect(undo).toHaveCount(0);
  expect((await print.boundingBox())?.x).toBe(place?.x);
  await expect(page.getByText('Printed')).toHaveCount(0);
  await print.click();
  await expect(page.getByText('Printed')).toHaveCount(1);
});

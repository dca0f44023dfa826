import { messages } from '@second-draft/contract';
import { boxesAtOnce, type Box } from '../fixtures/measuring/boxes-at-once.ts';
import { people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('My Classrooms', () => {
  test('shows each active class as a card with what tells it apart', async ({ page, signIn }) => {
    await signIn(people.teacher);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    const roomTwelve = cards.filter({
      has: page.getByRole('link', { name: 'Room 12 Kererū', exact: true }),
    });
    await expect(roomTwelve).toContainText('Room 12 Kererū 2026');
    await expect(roomTwelve).toContainText('Room 12');
    await expect(roomTwelve).toContainText('28 students');
    await expect(roomTwelve.getByRole('list', { name: 'Teachers' })).toContainText(
      'Hana Whitcombe',
    );
    await expect(page.getByText('Room 12 Kererū 2025')).toBeHidden();
  });

  test('takes the classes from this session until they are updated', async ({
    page,
    signIn,
    world,
  }) => {
    await signIn(people.teacher);
    await expect(page.getByRole('article')).toHaveCount(3);
    const toClasses = () =>
      world.google.calls().filter(({ path }) => path.startsWith('/v1/courses?'));
    world.google.resetCalls();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(toClasses()).toEqual([]);

    await page.getByRole('button', { name: 'Update Classrooms' }).click();
    await expect.poll(() => toClasses().length).toBeGreaterThan(0);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('says that it is loading while Google takes its time', async ({ page, signIn, world }) => {
    await signIn(people.teacher);
    await expect(page.getByRole('article')).toHaveCount(3);
    world.google.fault({ path: '/v1/courses', hang: true });
    await page.getByRole('button', { name: 'Update Classrooms' }).click();
    await expect(page.getByText(messages.classrooms.loading)).toBeVisible();
    world.google.clearFaults();
  });

  test('fetches the screen of a class as the pointer comes to its card', async ({
    page,
    signIn,
  }) => {
    await signIn(people.teacher);
    const fetched = page.waitForRequest(/\/assets\/assignments-screen-[^/]*\.js$/);
    await page.getByRole('link', { name: 'Kapa haka 2026' }).hover();
    await fetched;
    await expect(page).toHaveURL(/\/classrooms$/);
  });

  test('leads from a card to the assignments of that class', async ({ page, signIn }) => {
    await signIn(people.teacher);
    await page.getByRole('link', { name: 'Kapa haka 2026' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kapa haka 2026' })).toBeVisible();
    await expect(page).toHaveTitle('Second Draft | Classrooms | Kapa haka 2026');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link')).toHaveText(['My Classrooms', 'Kapa haka 2026']);
    await crumbs.getByRole('link', { name: 'My Classrooms' }).click();
    await expect(page).toHaveURL(/\/classrooms$/);
  });
});

test.describe('when Google fails', () => {
  test.use({ expectedConsole: [/status of 50[0-9]|Classrooms were not fetched/] });

  test('My Classrooms says so, and gets the classes when asked again', async ({
    page,
    signIn,
    world,
  }) => {
    await signIn(people.teacher);
    await expect(page.getByRole('article')).toHaveCount(3);
    world.google.fault({ path: '/v1/courses', status: 500 });
    await page.evaluate(() => sessionStorage.removeItem('classrooms'));
    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    const { sign, words } = await boxesAtOnce(page, {
      sign: alert.locator('svg').first(),
      words: alert.getByText(/\w/).first(),
    });
    const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
    expect(Math.abs(middle(sign) - middle(words)), 'its sign is beside the words').toBeLessThan(3);
    world.google.clearFaults();
    await alert.getByRole('button').click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('a teacher whose classes have all ended reads so, with a way to another account', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(people.teacher);
  await expect(page.getByRole('article')).toHaveCount(3);
  world.google.fault({ path: '/v1/courses', body: '{}' });
  await page.getByRole('button', { name: 'Update Classrooms' }).click();
  await expect(page.getByText(messages.classrooms.none)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Log out/ })).toHaveAttribute(
    'href',
    '/logout',
  );
});

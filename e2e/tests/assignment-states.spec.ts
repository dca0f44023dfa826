import { messages, accountMessages } from '@second-draft/contract';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import {
  openAssignment,
  openWithoutTexts,
  studentBlock,
} from '../fixtures/pages/assignment-page.ts';
import {
  assignmentCalled,
  classCalled,
  eightTexts,
  filesHandedIn,
  people,
  roomTwelve,
  threeTexts,
} from '../fixtures/schools/school.ts';
import { told } from '../fixtures/pages/notices.ts';
import { signInWithSlides } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'assignment states' });

test('without documents to write on, the page says so and leads to Google Classroom', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openWithoutTexts(page, 'Reading log: Term 4');
  await expect(page.getByText(messages.assignment.noDocuments)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Google Classroom' })).toBeVisible();
});

test('the notice for beginners can be dismissed, and goes with the first feedback', async ({
  page,
  signIn,
}) => {
  await signIn(people.secondTeacher);
  await page.getByRole('link', { name: /Room 4/ }).click();
  await page.getByRole('link', { name: 'My animal report' }).click();
  const notice = page.getByText('Your first feedback');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeVisible();
  const first = page.getByRole('article').first();
  await first.getByLabel('Feedback category').selectOption('Praise');
  await first.getByRole('button', { name: /^Get feedback/ }).click();
  await expect(notice).toBeHidden();
});

test('presentations show once slides are on, with their texts', async ({ page, world }) => {
  await signInWithSlides(page, world.google, people.secondTeacher);
  const roomTwenty = classCalled('Room 20 Pūkeko');
  const report = roomTwenty.assignments.find(({ title }) => title.startsWith('Information report'));
  const address = `/classrooms/${roomTwenty.id}/${report?.id}`;
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Google Slides: / })).toHaveCount(0);

  await page.goto('/settings');
  await page.getByLabel('Slides support').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(accountMessages.settings.saved)).toBeVisible();
  await page.goto(address);
  const kahu = page.getByRole('article').filter({ hasText: 'KIWI' });
  await kahu.scrollIntoViewIfNeeded();
  await expect(kahu.getByRole('link', { name: /^Google Slides: KIWI/ })).toBeVisible();
  await expect(kahu.getByRole('textbox').first()).toHaveValue(/kiwi/i);
});

test.describe('when Google fails', () => {
  test.use({ expectedConsole: [/status of 50[0-9]/] });

  test('the assignment says so, with the way out, and can be asked for again', async ({
    page,
    signedIn,
    world,
  }) => {
    await signedIn(people.teacher);
    world.google.fault({ path: /\/studentSubmissions/, status: 500 });
    await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(eightTexts).id}`);
    const toast = page.getByRole('alert').filter({ hasText: messages.assignment.failed });
    await expect(toast.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
    world.google.clearFaults();
    await page.getByRole('main').getByRole('button', { name: /again/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('texts that it kept back from a whole class are there after one press', async ({
    page,
    signedIn,
    world,
  }) => {
    await signedIn(people.teacher);
    world.google.fault({ path: /\/documents\//, status: 500 });
    await openAssignment(page, threeTexts);
    world.google.clearFaults();
    await page.getByRole('button', { name: 'Try all 3 again' }).first().click();
    const texts = page.getByRole('textbox', { name: /’s text$|'s text$/ });
    await expect(texts).toHaveCount(3);
    for (const text of await texts.all()) await expect(text).not.toHaveValue('');
  });

  test('a comment that could not be posted says whose', async ({ page, signedIn, world }) => {
    await signedIn(people.teacher);
    world.google.grantFiles(people.teacher, filesHandedIn(eightTexts));
    await openAssignment(page, eightTexts);
    const student = studentBlock(page, 'Grace Thompson');
    await student.getFeedback('Praise');
    world.google.fault({ path: /\/comments/, status: 500 });
    const failed = told(page, messages.comment.failed('Grace'));
    await student.button('Post').click();
    await failed;
    await expect(student.button('Post')).toBeEnabled();
  });

  test('on a phone, what tries a comment again is not under the notice that it failed', async ({
    page,
    signedIn,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(people.teacher);
    world.google.grantFiles(people.teacher, filesHandedIn(eightTexts));
    await openAssignment(page, eightTexts);
    const { getFeedback, button } = studentBlock(page, 'Lagi Faʻasavalu');
    await getFeedback('Praise');
    world.google.fault({ path: /\/comments/, status: 500 });
    await button('Post').evaluate((post) => post.scrollIntoView({ block: 'end' }));
    await button('Post').click();
    const notice = page.getByRole('alert').filter({ hasText: messages.comment.failed('Lagi') });
    // It stays while the pointer is on it.
    await notice.hover();
    const roomBetween = async () => {
      const { again, over } = await boxesAtOnce(page, { again: button('Try again'), over: notice });
      return over.top - again.bottom;
    };
    await expect.poll(roomBetween).toBeGreaterThan(0);
  });
});

import { messages, pickingMessages } from '@second-draft/contract';
import { chooseAllFiles, openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { cutLaterParts } from '../fixtures/measuring/built-parts.ts';
import { breakConnection, mendConnection } from '../fixtures/network/connection.ts';
import { told } from '../fixtures/pages/notices.ts';
import { fileOf } from '../fixtures/schools/earlier-feedback.ts';
import { eightTexts, people, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

// It gives students feedback whom other files begin without.
test.use({
  worldName: 'assignment troubles',
  writer: 'model',
  expectedConsole: [
    /status of 50[0-9]|ERR_INTERNET_DISCONNECTED|A picked file could not be confirmed|Write access could not be asked for/,
  ],
});

test('simplifying that fails or is called off leaves the feedback as it was', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const student = studentBlock(page, 'Āwhina Parata');
  await student.getFeedback('Praise');
  const written = await student.feedback.inputValue();

  world.model.script({ kind: 'status', status: 500 });
  const failed = told(page, messages.feedback.simplifyFailed);
  await student.button('Simplify').click();
  await failed;

  world.model.script({ kind: 'hang' });
  await student.button('Simplify').click();
  await expect(student.block.getByText(messages.feedback.simplifying)).toBeVisible();
  const cancelled = told(page, messages.feedback.simplifyCancelled);
  await student.button('Cancel').click();
  await cancelled;
  await expect(student.feedback).toHaveValue(written);
  await expect(student.button('Simplify')).toBeEnabled();
});

test('feedback for all can be stopped, and leaves nobody waiting', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const all = page.getByRole('region', { name: 'For all students' });
  await all.getByLabel('Set for all students').selectOption('Praise');
  world.model.script({ kind: 'hang' });
  await all.getByRole('button', { name: /^Get feedback for all/ }).click();
  await expect.poll(() => world.model.requests().length).toBeGreaterThan(0);
  const stopped = told(page, 'Stopped. No feedback was written.');
  await all.getByRole('button', { name: 'Stop' }).click();
  await stopped;
  await expect(all.getByRole('button', { name: /^Get feedback for all/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('write access asked for without a connection, before the picker was fetched, says why nothing opens', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  await breakConnection(page);
  const button = page.getByRole('button', { name: 'Get Write Access' });
  const missing = told(page, messages.connection.partMissing);
  await button.press('Enter');
  await missing;
  await expect(button).toBeFocused();
});

test('write access that can’t be had at the first try can be asked for again', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(people.teacher);
  await openAssignment(page, threeTexts);
  const button = page.getByRole('button', { name: 'Get Write Access' });
  // The automatic second attempt gets the picker's script.
  world.google.fault({ path: /^\/js\/api\.js/, status: 500, times: 1 });
  world.google.fault({ path: /^\/drive\/v3\/files\//, status: 500 });
  await button.click();
  const confirmed = page.waitForResponse((answer) => answer.url().includes('/api/file/'));
  await chooseAllFiles(page);
  await confirmed;
  await expect(button).toBeEnabled();
  world.google.clearFaults();

  await breakConnection(page);
  const offline = page.getByText(messages.connection.offline);
  await expect(offline).toBeInViewport();
  // A notice in the corner stays in both windows, and while the pointer is on it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await button.click();
  const toast = page.getByRole('alert').filter({ hasText: pickingMessages.tokenFailed });
  await toast.hover();
  const roomBetween = async () => {
    const { above, below } = await boxesAtOnce(page, { above: toast, below: offline });
    return below.top - above.bottom;
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(roomBetween).toBeGreaterThanOrEqual(0);
    // Nothing unseen is over what can be pressed.
    await page.getByRole('link', { name: 'My Classrooms' }).click({ trial: true });
  }
  await mendConnection(page);

  const student = studentBlock(page, 'Hope Faleolo');
  await student.getFeedback('Praise');
  await student.button('Post').click();
  const canPost = told(page, pickingMessages.canPost('Hope'));
  await chooseAllFiles(page);
  await canPost;
  await expect(button).toBeHidden();
});

test('without a connection nothing is lost, and what was asked for goes on by itself', async ({
  page,
  signedIn,
  world,
}) => {
  const file = fileOf({ title: eightTexts, givenName: 'Arjun', familyName: 'Patel' });
  world.google.grantFiles(people.teacher, [file]);
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const posting = studentBlock(page, 'Arjun Patel');
  const asking = studentBlock(page, 'Grace Thompson');
  await posting.getFeedback('Praise');
  const before = world.google.comments(file).length;
  await asking.choose('Praise');

  await breakConnection(page);
  await expect(page.getByText(messages.connection.offline)).toBeInViewport();
  await posting.feedback.fill('Kia ora Arjun, typed without a connection.');
  await asking.text.fill(`${await asking.text.inputValue()} Typed without a connection.`);
  await posting.button('Post').click();
  await asking.button('Get feedback').click();
  for (const { block } of [posting, asking])
    await expect(block.getByText(messages.connection.waiting)).toBeVisible();
  await expect(page.getByText(/log(ging)? out/i)).toHaveCount(0);
  expect(world.google.comments(file)).toHaveLength(before);

  await mendConnection(page);
  await expect(page.getByText(messages.connection.offline)).toBeHidden();
  await expect(asking.feedback).toBeVisible();
  await expect(posting.button('Posted')).toBeVisible();
  expect(world.google.comments(file)).toHaveLength(before + 1);
  expect(JSON.stringify(world.google.comments(file))).toContain('typed without a connection');
  await expect(page.getByText(/Saving…|Saved in this tab/)).toHaveCount(0);
  await page.reload();
  await expect(asking.text).toHaveValue(/ Typed without a connection\.$/);
  await expect(posting.feedback).toHaveValue('Kia ora Arjun, typed without a connection.');
});

test.describe('a part of the screen that can’t be fetched', () => {
  // React's error 520 tells of a part that failed in one drawing, and has come by the next.
  test.use({
    expectedConsole: [
      /ERR_FAILED|part of the app (was not|could not be) fetched|React error #520;/,
    ],
  });

  test('says so in its place, and opens as it should once it can be fetched', async ({
    page,
    signedIn,
  }) => {
    const mend = await cutLaterParts(page);
    await signedIn(people.teacher);
    await openAssignment(page, threeTexts);
    const note = page.getByRole('alert').filter({ hasText: messages.connection.partMissing });
    await expect(note.first(), 'in its place').toBeVisible();
    await page.keyboard.press('?');
    const overPage = note.and(page.locator('[data-over]'));
    await expect(overPage, 'where it would open').toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await mend();
    await overPage.getByRole('button', { name: 'Try again' }).click();
    const help = page.getByRole('dialog');
    await expect(help).toBeVisible();
    await expect(note, 'the others have come with it').toHaveCount(0);
    await expect(help.locator('dl'), 'its styles are there too').toHaveCSS('margin-top', '0px');
  });
});

import { postingMessages } from '@second-draft/contract';
import { chooseAllFiles, openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { heldBack } from '../fixtures/network/held-back.ts';
import {
  assignmentCalled,
  people,
  roomTwelve,
  studentCalled,
  threeTexts,
} from '../fixtures/schools/school.ts';
import { told } from '../fixtures/pages/notices.ts';
import { logInButton, pressInPopup } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'kept focus' });

test('after Reload, which goes with what it was for, the focus is on the student', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const { text, block, button } = studentBlock(page, 'Hope Faleolo');
  await text.press('!');
  await button('Reload').focus();
  await page.keyboard.press('Enter');
  await expect(button('Reload')).toHaveCount(0);
  await expect(block).toBeFocused();
  await page.keyboard.press('t');
  await expect(text).toBeFocused();
});

test('a notice that is gone to and closed by keys leads back to the student', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const { block } = studentBlock(page, 'Hope Faleolo');
  await block.focus();
  await page.keyboard.press('d');
  const notice = page.getByRole('alert').filter({ hasText: postingMessages.ready.none });
  // It stays while the pointer is on it.
  await notice.hover();
  await page.keyboard.press('u');
  const close = notice.getByRole('button');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(block).toBeFocused();
});

test('closing the picker leads back to the button, and choosing there to where the button was', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const button = page.getByRole('button', { name: 'Get Write Access' });
  const picker = page.frameLocator('iframe[src*="/picker/"]');
  await button.press('Enter');
  // Until then it doesn't listen, or takes the focus to its first file.
  await expect(picker.getByRole('checkbox').first()).toBeFocused();
  await picker.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const canPost = told(page, 'You can post on 3 documents now.');
  await chooseAllFiles(page);
  await canPost;
  await expect(page.getByRole('region', { name: 'For all students' })).toBeFocused();
});

test('after Undo, which can be pressed once, the focus is on the groups', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(threeTexts).id}/overview`);
  const groups = page.getByRole('region', { name: 'Groups' });
  await groups.getByRole('button', { name: 'Add a group' }).click();
  await groups.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(groups.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(groups).toBeFocused();
});

test('Tab and Shift+Tab lead from what is being edited, and goes as it is left, to what is beside it', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/categories');
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  await page.keyboard.type('Rhyme');
  await page.keyboard.press('Tab');
  const descriptors = page.getByRole('button', { name: /^Descriptors of Rhyme/ });
  await expect(descriptors).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words that end alike.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete Rhyme' })).toBeFocused();
  await descriptors.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Feedback category: Rhyme/ })).toBeFocused();
});

test('a button that waited for an answer has the focus again, unless she has gone on', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}`);
  const update = page.getByRole('button', { name: 'Update Assignments' });
  await expect(update).toBeEnabled();
  const assignments = `**/api/assignments/${roomTwelve.id}*`;
  const press = async () => {
    const held = await heldBack(page, assignments);
    await update.press('Enter');
    await expect(update).toBeDisabled();
    return held;
  };
  const first = await press();
  first.letAllThrough();
  await expect(update).toBeEnabled();
  await expect(update).toBeFocused();

  const second = await press();
  // No control is there to get the focus.
  await page.getByRole('banner').click({ position: { x: 600, y: 5 } });
  second.letAllThrough();
  await expect(update).toBeEnabled();
  await expect(update).not.toBeFocused();
});

test('closing the notice of a login that was refused leads back to the button', async ({
  page,
}) => {
  await page.goto('/');
  const newcomer = studentCalled('Grace', 'Thompson').email;
  // The first notice is fetched; the second is there at once.
  for (const _ of ['fetched', 'at once']) {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      logInButton(page).press('Enter'),
    ]);
    await popup.getByRole('link', { name: newcomer }).press('Enter');
    await pressInPopup(popup, popup.getByRole('button', { name: 'Cancel' }));
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await close.press('Escape');
    await expect(close).toHaveCount(0);
    await expect(logInButton(page)).toBeFocused();
  }
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: [/./] });

  test('after another try that brings the content, the focus is on the page', async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await page.route('**/api/comment-bank', (route) => route.abort());
    await page.goto('/comments');
    const again = page.getByRole('main').getByRole('button', { name: /again/i });
    await expect(again).toBeVisible();
    await page.unroute('**/api/comment-bank');
    await again.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

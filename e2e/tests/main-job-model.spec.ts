import {
  openAssignment,
  studentBlock,
  type StudentBlock,
} from '../fixtures/pages/assignment-page.ts';
import { answerAsRead } from '../fixtures/model-answers.ts';
import { filesHandedIn, people } from '../fixtures/schools/school.ts';
import { signInThroughPopup } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { doTheMainJob } from '../journeys/main-job.ts';
import { studentNamesIn } from '../fixtures/schools/names.ts';

test.use({ writer: 'model' });

test('a teacher does the main job with a model, which never sees a student’s name', async ({
  page,
  world,
}) => {
  await signInThroughPopup(page, people.teacher);
  await doTheMainJob(page);
  const sent = JSON.stringify(world.model.requests());
  expect(sent).toContain('flying fox');
  expect(studentNamesIn(sent)).toEqual([]);
});

const TITLE = 'Camp recount';

const toAsk = ({ block }: StudentBlock) =>
  block.getByRole('button', { name: /^Ask the model about \d steps?$/ });

test('a week later a press asks the model about open steps, and shows what was sent', async ({
  page,
  signedIn,
  world,
}) => {
  world.google.grantFiles(people.teacher, filesHandedIn(TITLE));
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  answerAsRead(world.model);
  const students = ['Tāne Hohepa', 'Arjun Patel', 'Sione Tupou'].map((name) =>
    studentBlock(page, name),
  );
  for (const student of students) {
    await student.getFeedback('Recount features');
    await student.button('Post').click();
    await expect(student.button('Posted')).toBeVisible();
  }
  world.google.letWeekPass(people.teacher);
  world.model.reset();
  await page.reload();

  const [first] = students as [StudentBlock, ...StudentBlock[]];
  await test.step('for one student', async () => {
    await expect(toAsk(first)).toBeVisible();
    expect(world.model.requests()).toEqual([]);
    await toAsk(first).click();
    await expect(toAsk(first)).toBeHidden();
    const sent = first.block.getByRole('button', { name: 'What was sent' });
    await sent.last().click();
    const dialog = page.getByRole('dialog', { name: 'What was sent' });
    await expect(dialog.getByText(/what you will remember of this camp/)).toBeVisible();
    await expect.poll(() => world.model.requests().length).toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('for the class', async () => {
    const list = page.getByRole('navigation', { name: 'Students' });
    const all = list.getByRole('button', { name: /^Ask about \d+ open steps?$/ });
    await all.click();
    await expect(all).toBeHidden();
    for (const student of students) await expect(toAsk(student)).toBeHidden();
    await expect.poll(() => world.model.requests().length).toBe(students.length);
  });
});

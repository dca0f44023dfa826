import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { offerExample, useAsExample } from '../fixtures/pages/own-voice.ts';
import { eightTexts, filesHandedIn, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'how I write', writer: 'model', viewport: { width: 1366, height: 640 } });

test('a posted feedback becomes an example by one click, and the next one is in her voice', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  const files = filesHandedIn(eightTexts);
  world.google.grantFiles(people.teacher, files);
  await openAssignment(page, eightTexts);
  await offerExample(page, 'Grace Thompson', 'Ka pai, Grace! I wonder what Tāne would ask you?');
  await useAsExample(page, 'Grace Thompson');

  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Write as I do' }).press('Space');
  await expect(
    page.getByText('Ka pai, [name]! I wonder what someone would ask you?'),
  ).toBeVisible();
  await page.getByLabel('Greeting').fill('Tēnā koe [name],');
  await page.getByLabel('Ending').fill('Nā Whaea Hana');
  await page.getByLabel('Ending').press('Enter');
  await expect(page.getByText('How you write is saved')).toBeVisible();

  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Tāne Hohepa');
  await student.comeNear();
  await student.getFeedback('Persuasive structure');
  await expect(student.feedback).toHaveValue(/^Tēnā koe Tāne,\n\n(?!Tāne)[^]+\n\nNā Whaea Hana$/);
  await student.block.getByRole('button', { name: 'What was sent' }).click();
  const sent = page.getByRole('dialog', { name: 'What was sent' });
  await expect(sent).toContainText('I wonder what someone would ask you?');
  await expect(sent).toContainText('Tēnā koe [name],');
  await expect(sent).not.toContainText('Grace');
});

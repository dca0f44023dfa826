import { errors, messages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ writer: 'model', expectedConsole: [/status of 50[0-9]/] });

// One student each, because feedback is saved between tests.
const troubles = [
  {
    what: 'writes nonsense',
    behaviour: { kind: 'invalidJson' },
    code: 'model_unusable',
    student: 'Will Anderson',
  },
  {
    what: 'writes nothing',
    behaviour: { kind: 'empty' },
    code: 'model_unusable',
    student: "Priya D'Souza",
  },
  {
    what: 'is busy',
    behaviour: { kind: 'status', status: 429 },
    code: 'model_busy',
    student: 'Sione Tupou',
  },
  {
    what: 'breaks',
    behaviour: { kind: 'status', status: 500 },
    code: 'model_failed',
    student: 'Arjun Patel',
  },
] as const;

test('whatever a model does wrong is an error the teacher sees, and she can try again', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  for (const { what, behaviour, code, student: name } of troubles)
    await test.step(`it ${what}`, async () => {
      const student = studentBlock(page, name);
      world.model.script(behaviour);
      await student.choose('Ideas');
      await student.button('Get feedback').click();
      const alert = page.getByRole('alert').filter({ hasText: messages.feedback.failed });
      await expect(alert).toContainText(errors[code].message);
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(alert).toHaveCount(0);

      world.model.script({ kind: 'plausible' });
      await student.button('Try again').click();
      await expect(student.feedback).toHaveValue(new RegExp(name.split(' ')[0] ?? name));
    });
});

test('a model that is silent can be called off, and a false quotation never reaches the teacher', async ({
  page,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const silent = studentBlock(page, 'Lagi Faʻasavalu');
  world.model.script({ kind: 'hang' });
  await silent.choose('Ideas');
  await silent.button('Get feedback').click();
  await expect.poll(() => world.model.requests().length).toBeGreaterThan(0);
  await silent.button('Cancel').click();
  await expect(page.getByText(messages.feedback.cancelled)).toBeVisible();
  await expect.poll(() => world.model.brokenOff()).toBeGreaterThan(0);

  const student = studentBlock(page, 'Summer Clarke');
  world.model.script({ kind: 'falseQuotation' });
  await student.choose('Ideas');
  await student.button('Get feedback').click();
  await expect(
    student.feedback.or(page.getByRole('alert').filter({ hasText: messages.feedback.failed })),
  ).toBeVisible();
  await expect(student.block).not.toContainText('purple walrus');
});

import { operations, type Voice } from '@second-draft/contract';
import { afterEach, expect, it } from 'vitest';
import { openBothSettings } from './testing/both-settings.ts';
import { readAnswer } from './testing/setting.ts';

const text =
  'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up. Tāne laughed at me.';
const request = { prompt: text, studentName: 'Sam Ngata', courseId: '12' };
const tane = { fullName: 'Tāne Waititi', givenName: 'Tāne' };
const rosterWith = (givenName: string) => [{ fullName: `${givenName} Ngata`, givenName }, tane];
const greeting: Voice = {
  isOn: true,
  greeting: 'Kia ora [name], e hoa!',
  ending: '',
  asking: null,
  uses: [],
  avoids: [],
  examples: [],
};

const { byModel, byRules } = await openBothSettings();
byRules.classes.set('12', rosterWith('Sam'));
afterEach(() => {
  byModel.emulator.reset();
  byModel.voice.current = null;
});

async function written(asked: object = {}) {
  byModel.classes.set('12', rosterWith('Sam'));
  const answer = readAnswer(await byModel.feedback({ ...request, ...asked }));
  byModel.emulator.reset();
  return answer;
}

const simplifiedBy = async (body: object) => {
  const { body: answer } = await byModel.simplify(body);
  const { feedback } = operations.simplify.answer.schema.parse(JSON.parse(answer));
  return { feedback, sent: JSON.stringify(byModel.emulator.requests()) };
};

it('is told with the feedback by which name it calls the student, in a greeting or not', async () => {
  const { feedback, checks } = await written();
  expect(feedback).toMatch(/^Sam, /u);
  expect(checks.studentName).toBe('Sam');
  byModel.voice.current = greeting;
  expect((await written()).checks).toMatchObject({
    studentName: 'Sam',
    frame: { greeting: 'Kia ora Sam, e hoa!' },
  });
  const { feedback: hers, checks: ofRules } = readAnswer(
    await byRules.feedback({ ...request, documentId: 'document-01' }),
  );
  expect(ofRules.studentName).toBe(hers.includes('Sam') ? 'Sam' : undefined);
});

it('is not told where the name may stand for somebody else', async () => {
  const prompt = `${text} Sam was a seal, and Sam swam away.`;
  byModel.emulator.script({
    kind: 'custom',
    content: ({ text: concealed }) => {
      const [, name = ''] = /(\p{Lu}\p{L}+) was a seal/u.exec(concealed) ?? [];
      const points = [
        {
          kind: 'strength',
          comment: `${name}, I could feel how cold it was when I read “my toes went numb”, and I liked how ${name} got away.`,
          quotations: ['my toes went numb'],
        },
        {
          kind: 'nextStep',
          comment: 'Next, tell me what you did after the kōura nipped your hand at the awa.',
          quotations: [],
        },
      ].map((point) => ({ ...point, example: null, skill: null }));
      return JSON.stringify({ points });
    },
  });
  const { feedback, checks } = await written({ prompt });
  expect(feedback).toContain('how Sam got away');
  expect(checks.studentName).toBeUndefined();
});

it('neither name goes to a model that simplifies it, though the roster knows neither', async () => {
  const { id, feedback } = await written();
  byModel.classes.set('12', [tane]);
  const now = `${feedback.replaceAll('Sam', 'Cloud')} Well done, Sam.`;
  const asked = { feedback: now, feedbackId: id, studentName: 'Cloud Ngata' };
  const { sent } = await simplifiedBy(asked);
  expect(sent).not.toMatch(/Sam|Cloud|Ngata/u);
});

it('the greeting by the new name stays around what is simplified', async () => {
  byModel.voice.current = greeting;
  const { id, feedback } = await written();
  byModel.classes.set('12', rosterWith('Zorvena'));
  const now = feedback.replaceAll('Sam', 'Zorvena');
  const simpler = await simplifiedBy({
    feedback: now,
    feedbackId: id,
    studentName: 'Zorvena Ngata',
  });
  expect(simpler.feedback).toMatch(/^Kia ora Zorvena, e hoa!\n\n/u);
  expect(simpler.sent).not.toMatch(/e hoa|Zorvena|Sam/u);
  const old = await simplifiedBy({ feedback, feedbackId: id, studentName: 'Zorvena Ngata' });
  expect(old.feedback).toMatch(/^Kia ora Sam, e hoa!\n\n/u);
});

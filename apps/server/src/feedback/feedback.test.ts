import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, readCode, type Setting } from './testing/setting.ts';

const text =
  'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up. Tāne laughed at me.';
const request = {
  prompt: text,
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  assignmentId: '7',
};
const roster = [
  { fullName: 'Aroha Ngata', givenName: 'Aroha' },
  { fullName: 'Tāne Waititi', givenName: 'Tāne' },
];

const databases: Awaited<ReturnType<typeof openTestDatabase>>[] = [];
let byModel: Setting;
let byRules: Setting;

async function open(options: Parameters<typeof openSetting>[1]): Promise<Setting> {
  const database = await openTestDatabase('pglite');
  databases.push(database);
  const setting = await openSetting(database.db, options);
  setting.classes.set('12', roster);
  return setting;
}

beforeAll(async () => {
  byModel = await open({ writer: 'model', rubric: 'Ideas have detail.' });
  byRules = await open({ writer: 'built-in' });
});
afterEach(() => byModel.emulator.reset());
afterAll(async () => {
  await Promise.all([byModel.close(), byRules.close()]);
  await Promise.all(databases.map((database) => database.close()));
});

describe('feedback by a model', () => {
  it('is addressed to the student by name, and quotes the real text', async () => {
    const { feedback, points, checks } = readAnswer(await byModel.feedback(request));
    expect(feedback).toMatch(/^Aroha, /);
    expect(points.map(({ kind }) => kind)).toEqual(['strength', 'nextStep', 'question']);
    expect(checks).toMatchObject({ failed: [], writer: { kind: 'model', model: 'gpt-4o' } });
    expect(checks.quotations.found).toBeGreaterThan(0);
  });

  it('comes with what the model saw, for the teacher alone', async () => {
    const { feedback, checks } = readAnswer(await byModel.feedback(request));
    expect(checks.writer.why?.reading.length).toBeGreaterThan(0);
    expect(JSON.stringify(checks.writer.why)).toContain('Tāne');
    expect(feedback).not.toContain(checks.writer.why?.choice);
  });

  it.each([35, 70, 105])('keeps to %i words', async (wordCount) => {
    const { checks } = readAnswer(await byModel.feedback({ ...request, wordCount }));
    expect(checks.words.asked).toBe(wordCount);
    expect(checks.failed).not.toContain('length');
  });

  it('is about the rubric that was uploaded, for subscribers', async () => {
    const rubric = { title: 'My rubric', id: '0123456789abcdef01234567' };
    const asked = { ...request, category: undefined, rubric };
    const refused = await byModel.feedback(asked);
    expect([refused.status, readCode(refused)]).toEqual([403, 'premium_required']);
    byModel.account.subscription = { status: 'active', type: 'single', expires: null };
    readAnswer(await byModel.feedback(asked));
    expect(JSON.stringify(byModel.emulator.requests())).toContain('Ideas have detail.');
    byModel.account.subscription = { status: 'trial', type: 'single', expires: null };
  });

  it('is written by the premium model for subscribers only', async () => {
    byModel.account.settings.gpt_model = 'gpt-5';
    expect(readCode(await byModel.feedback(request))).toBe('premium_required');
    expect(byModel.emulator.requests()).toEqual([]);
    byModel.account.settings.gpt_model = 'gpt-4o';
  });

  it('needs 100 characters that are not white space around the text', async () => {
    const refused = await byModel.feedback({ ...request, prompt: `${'a'.repeat(99)}    \n` });
    expect([refused.status, readCode(refused)]).toEqual([422, 'text_too_short']);
  });
});

describe('what was sent', () => {
  it('can be seen by the teacher who asked', async () => {
    const { id } = readAnswer(await byModel.feedback(request));
    const { body } = await byModel.whatWasSent(id);
    expect(JSON.parse(body)).toEqual({
      writer: 'gpt-4o',
      messages: byModel.emulator.requests()[0]?.messages,
    });
  });

  it('includes the second try', async () => {
    byModel.emulator.script({ kind: 'oneSentence' }, 1);
    const { id } = readAnswer(await byModel.feedback(request));
    const { body } = await byModel.whatWasSent(id);
    expect(body).toContain('The sentences are too long for the reader');
  });

  it('is nobody else’s to see', async () => {
    const { id } = readAnswer(await byModel.feedback(request));
    byModel.account.id = 'someone else';
    expect((await byModel.whatWasSent(id)).status).toBe(404);
    byModel.account.id = '100000000000000000001';
  });
});

describe('a simpler version', () => {
  it('has fewer than 40 words, the quotations and the name', async () => {
    const answer = readAnswer(await byModel.feedback(request));
    const { status, body } = await byModel.simplify({
      feedback: answer.feedback,
      feedbackId: answer.id,
    });
    expect(status).toBe(200);
    const { feedback }: { feedback: string } = JSON.parse(body);
    expect(feedback.split(/\s+/).length).toBeLessThan(40);
    expect(feedback).toMatch(/^Aroha, /);
    for (const quotation of answer.points.flatMap(({ quotations }) => quotations)) {
      expect(feedback).toContain(quotation.text);
    }
  });

  it('can be made of words that were not written here', async () => {
    const { status, body } = await byModel.simplify({
      feedback: 'Aroha, I like “so cold”. Tāne could read it with you.',
    });
    expect([status, body.includes('Aroha')]).toEqual([200, true]);
    expect(JSON.stringify(byModel.emulator.requests())).not.toMatch(/Aroha|Tāne/);
  });

  it.each([
    'tooLong',
    'falseQuotation',
    'empty',
    'invalidJson',
    'cutOff',
    'sameWord',
    'echoesPrompt',
    'onlyQuotes',
    'otherLanguage',
    'apologises',
    'emptyPoints',
  ] as const)('is refused when the model misbehaves twice: %s', async (kind) => {
    byModel.emulator.script({ kind });
    const refused = await byModel.simplify({ feedback: 'I like “so cold”. Say more about it.' });
    expect(readCode(refused)).toBe('model_unusable');
    expect(byModel.emulator.requests()).toHaveLength(2);
  });

  it('loses the mark-up that a model adds', async () => {
    byModel.emulator.script({ kind: 'markup' });
    const { body } = await byModel.simplify({ feedback: 'I like “so cold”. Say more about it.' });
    expect(body).not.toMatch(/<|\*\*|alert/);
  });
});

describe('feedback by the built-in writer', () => {
  it('says who wrote it, and asks no model', async () => {
    const { feedback, checks } = readAnswer(await byRules.feedback(request));
    expect(feedback).toContain('Aroha');
    expect(checks.writer.kind).toBe('built-in');
    expect(byRules.emulator.requests()).toEqual([]);
  });

  it('says how little a short text gave it to go by', async () => {
    const prompt =
      'We went to the beach at Ōhope. It was hot. I swam with Mum and we ate ice creams on the sand until the sun went down.';
    const { checks } = readAnswer(await byRules.feedback({ ...request, prompt, wordCount: 35 }));
    expect(checks.writer.note).toContain('The text is short');
  });

  it('differs each time it is asked, also at the same moment', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => byRules.feedback(request)));
    const written = asked.map((outcome) => readAnswer(outcome).feedback);
    expect(new Set(written).size).toBe(4);
  });

  it('is the same for another name, but for the name', async () => {
    const fresh = async (studentName: string, assignmentId: string) => {
      const outcome = await byRules.feedback({ ...request, studentName, assignmentId });
      return readAnswer(outcome).feedback.replaceAll(studentName, 'NAME');
    };
    expect(await fresh('Wiremu', '8')).toBe(await fresh('Mele', '9'));
  });

  it('can be simplified, and keeps every quotation', async () => {
    const { body } = await byRules.simplify({
      feedback:
        'Aroha, you compare one thing with another in “as flat as a mirror”. That makes it easy to imagine.\n\nOrganise your writing into paragraphs: if you move on to something different at “After lunch we fished”, begin another one there.',
    });
    expect(JSON.parse(body)).toMatchObject({
      feedback:
        'Aroha, “as flat as a mirror” is a comparison that works.\n\nGive each part a paragraph. You could begin another one at “After lunch we fished”.',
      points: [{ kind: 'strength' }, { kind: 'nextStep' }],
      words: 26,
    });
  });

  it('that is as plain as it gets is said to be so', async () => {
    const plain = 'Start a new paragraph at “After lunch we fished”.';
    expect(readCode(await byRules.simplify({ feedback: plain }))).toBe('nothing_simpler');
  });

  it('of which nothing would be left is said to be as plain as it gets', async () => {
    const answer = await byRules.simplify({ feedback: 'Next, say more.' });
    expect(readCode(answer)).toBe('nothing_simpler');
  });
});

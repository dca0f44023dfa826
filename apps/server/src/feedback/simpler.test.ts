import { operations } from '@second-draft/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { consents } from '../db/schema/privacy.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, readCode, type Setting } from './testing/setting.ts';

const request = {
  prompt:
    'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up. Tāne laughed at me.',
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  readingLevel: 1,
};

const database = await openTestDatabase('pglite');
let setting: Setting;

beforeAll(async () => {
  setting = await openSetting(database.db, { writer: 'model' });
  setting.classes.set('12', [{ fullName: 'Aroha Ngata', givenName: 'Aroha' }]);
  setting.classes.set('13', [{ fullName: 'Tāne Waititi', givenName: 'Tāne' }]);
});
afterEach(async () => {
  setting.emulator.reset();
  setting.voice.current = null;
  await database.db.delete(consents);
});
afterAll(async () => {
  await setting.close();
  await database.close();
});

async function given(asked: object = {}) {
  const { id, feedback } = readAnswer(await setting.feedback({ ...request, ...asked }));
  await database.db.delete(consents);
  setting.emulator.reset();
  return { feedbackId: id, feedback };
}

const read = ({ body }: { body: string }) =>
  operations.simplify.answer.schema.parse(JSON.parse(body));

it('is asked for at the level of the student who had the feedback, with the teacher’s consent', async () => {
  await setting.simplify(await given());
  expect(setting.emulator.requests()).toMatchObject([
    { model: 'gpt-4o', response_format: { json_schema: { name: 'simplified_feedback' } } },
  ]);
  expect(setting.emulator.requests()[0]?.messages[0]?.content).toContain('Year 3 or 4');
  expect(await database.db.select().from(consents)).toMatchObject([
    {
      accountId: setting.account.id,
      kind: 'simplify',
      documentId: 'document-01',
      writer: 'gpt-4o',
    },
  ]);
});

it('is asked for at no level where nobody knows whose feedback it is', async () => {
  await setting.simplify({ feedback: 'I like “so cold”. Say more about it.' });
  expect(setting.emulator.requests()[0]?.messages[0]?.content).toContain('in primary school');
  expect(await database.db.select().from(consents)).toMatchObject([{ documentId: null }]);
});

it('hides who is told of in the text that the feedback was about', async () => {
  const prompt = `${request.prompt} Her nickname is Noodle, and my cousin Storm saw it.`;
  const { feedbackId } = await given({ prompt });
  const feedback = 'I like “so cold”. Next, say what Noodle did. Was storm cold?';
  await setting.simplify({ feedback, feedbackId });
  const sent = JSON.stringify(setting.emulator.requests());
  expect(sent).toContain('so cold');
  expect(sent).not.toMatch(/noodle|storm/iu);
});

it('hides the names of the class that the feedback was for', async () => {
  const { feedbackId } = await given();
  const sentOf = async (asked: object) => {
    setting.emulator.reset();
    await setting.simplify({ feedback: 'Aroha, I like “so cold”. Ask Tāne.', ...asked });
    return setting.emulator.requests()[0]?.messages.at(-1)?.content;
  };
  expect(await sentOf({ feedbackId })).not.toContain('Aroha');
  expect(await sentOf({})).not.toMatch(/Aroha|Tāne/u);
});

const shorterIn = (count: number) =>
  setting.emulator.script({
    kind: 'custom',
    content: ({ text }) => {
      const [quotation = ''] = /“[^”]+”/u.exec(text) ?? [];
      const words = `I like ${quotation}.${' So say more.'.repeat(20)}`.split(' ');
      return JSON.stringify({ feedback: words.slice(0, count).join(' ') });
    },
  });

it.each([
  [32, true],
  [33, false],
])(
  'of %i words has her greeting and her ending where they leave it below 40: %s',
  async (words, isFramed) => {
    setting.voice.current = {
      isOn: true,
      greeting: 'Kia ora [name], e hoa!',
      ending: 'Ngā mihi',
      asking: null,
      uses: [],
      avoids: [],
      examples: [],
    };
    const asked = await given();
    shorterIn(words);
    const { feedback, words: counted } = read(await setting.simplify(asked));
    expect(/^Kia ora Aroha, e hoa!\n\n[^]+\n\nNgā mihi$/u.test(feedback)).toBe(isFramed);
    expect(feedback.split(/\s+/u)).toHaveLength(counted);
  },
);

it('is shown with a quotation lost where the model fails when asked for it again', async () => {
  const feedback = 'I like “so cold”. Say more about “it nipped me”.';
  const poor = JSON.stringify({ feedback: 'I like “so cold”. Say more.' });
  setting.emulator.script({ kind: 'custom', content: () => poor }, 1);
  setting.emulator.script({ kind: 'status', status: 429, retryAfterSeconds: 60 });
  expect(read(await setting.simplify({ feedback })).feedback).toBe('I like “so cold”. Say more.');
  expect(setting.emulator.requests()).toHaveLength(2);
});

it('is refused where the first is of no use and the model fails at the second', async () => {
  setting.emulator.script({ kind: 'empty' }, 1);
  setting.emulator.script({ kind: 'status', status: 429, retryAfterSeconds: 60 });
  const refused = await setting.simplify({ feedback: 'I like “so cold”. Say more about it.' });
  expect(readCode(refused)).toBe('model_busy');
});

it('hears why when it is asked for again, and without a name', async () => {
  setting.emulator.script(
    { kind: 'custom', content: () => JSON.stringify({ feedback: 'Aroha, I like “a walrus”.' }) },
    1,
  );
  const { feedback } = read(
    await setting.simplify({ feedback: 'I like “so cold”. Aroha, say more about it.' }),
  );
  expect(feedback).toContain('“so cold”');
  const [, again] = setting.emulator.requests();
  expect(again?.messages.at(-1)?.content).toContain('Quote only words that the feedback has');
  expect(JSON.stringify(again)).not.toContain('Aroha');
});

import { pretendSchool } from '@second-draft/google-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, type Setting } from './testing/setting.ts';

type Work = {
  courseId: string;
  studentName: string;
  documentId: string;
  prompt: string;
};

const personOf = new Map(
  pretendSchool.people.map(({ id, givenName, familyName }) => [
    id,
    { givenName, familyName, fullName: `${givenName} ${familyName}` },
  ]),
);
const bodyOf = new Map(
  pretendSchool.files.flatMap((file) => (file.kind === 'document' ? [[file.id, file.body]] : [])),
);

const works: Work[] = pretendSchool.classes.flatMap(({ id: courseId, assignments }) =>
  assignments.flatMap(({ submissions }) =>
    submissions.flatMap(({ studentId, fileIds }) =>
      fileIds.flatMap((documentId) => {
        const prompt = bodyOf.get(documentId) ?? '';
        const studentName = personOf.get(studentId)?.fullName ?? '';
        return prompt.trim().length < 100 ? [] : [{ courseId, studentName, documentId, prompt }];
      }),
    ),
  ),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let setting: Setting;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  setting = await openSetting(database.db, { writer: 'model' });
  for (const { id, studentIds } of pretendSchool.classes) {
    setting.classes.set(
      id,
      studentIds.flatMap((studentId) => personOf.get(studentId) ?? []),
    );
  }
});
afterAll(async () => {
  await setting.close();
  await database.close();
});

/** Particles of family names (Te Rangi, van der Berg) that are ordinary words too. */
const particles = new Set(['Te', 'van', 'der']);

/** Names of the class in the sent text, as capitalised whole words. */
function namesIn(sent: string, courseId: string): string[] {
  const words = new Set(sent.match(/[\p{L}\p{M}'’-]+/gu));
  return (setting.classes.get(courseId) ?? [])
    .flatMap(({ fullName }) => fullName.split(' '))
    .filter((name) => !particles.has(name))
    .filter((name) => words.has(name) || words.has(`${name}'s`) || words.has(`${name}’s`));
}

it('sends no name of a class to the model, whatever its students wrote', async () => {
  expect(works.length).toBeGreaterThan(60);
  const leaked: string[] = [];
  for (const work of works) {
    setting.emulator.reset();
    const answer = readAnswer(await setting.feedback({ ...work, descriptors: work.studentName }));
    await setting.simplify({ feedback: answer.feedback, feedbackId: answer.id });
    const sent = setting.emulator.requests().flatMap(({ messages }) => messages);
    expect(sent.length).toBeGreaterThanOrEqual(4);
    leaked.push(...namesIn(sent.map(({ content }) => content).join('\n'), work.courseId));
  }
  expect(leaked).toEqual([]);
});

it('conceals the names in a task and its rubric, and sends what else they say', async () => {
  const [work] = works;
  if (work === undefined) throw new Error('The school has no writing');
  const [one, other] = setting.classes.get(work.courseId) ?? [];
  setting.emulator.reset();
  const task = {
    title: `${one?.givenName}’s camp recount`,
    instructions: `Write about camp. ${other?.fullName} and ${one?.givenName} share a device.`,
    rubric: `Ideas: as ${other?.givenName} said, detail.`,
  };
  const answer = readAnswer(await setting.feedback({ ...work, task, years: { from: 5, to: 6 } }));
  const sent = setting.emulator.requests()[0]?.messages.at(-1)?.content ?? '';
  expect(namesIn(sent, work.courseId)).toEqual([]);
  for (const told of ['camp recount', 'Write about camp.', 'share a device', 'Years 5 and 6'])
    expect(sent).toContain(told);
  expect(JSON.parse((await setting.whatWasSent(answer.id)).body)).toMatchObject({
    messages: setting.emulator.requests()[0]?.messages,
  });
});

it('conceals the names of all classes where it isn’t known which one', async () => {
  const [work] = works;
  if (work === undefined) throw new Error('The school has no writing');
  setting.emulator.reset();
  await setting.feedback({ ...work, courseId: undefined });
  const sent = JSON.stringify(setting.emulator.requests());
  expect(namesIn(sent, work.courseId)).toEqual([]);
});

/** Each line begins with a letter of the word. */
const acrosticOf = (word: string) =>
  Array.from(word, (letter) => `${letter} walks along the beach in the wind and the rain`).join(
    '\n',
  );

it('keeps a poem whose lines spell a name at home, and says so', async () => {
  const [work] = works;
  const [one, other] = setting.classes.get(work?.courseId ?? '') ?? [];
  if (work === undefined || !one || !other) throw new Error('The school has no writing');
  setting.emulator.reset();
  const inOneLine = Array.from(one.givenName, (letter) => `${letter} is for walks`).join(', ');
  const poems = [
    acrosticOf(one.givenName),
    acrosticOf(other.givenName),
    `${work.prompt}\n\n${inOneLine}.`,
  ];
  for (const prompt of poems) {
    const { checks } = readAnswer(await setting.feedback({ ...work, prompt }));
    expect(checks.writer).toMatchObject({ kind: 'built-in', model: null });
    expect(checks.writer.note).toMatch(/^First letters here spell a name/u);
  }
  expect(setting.emulator.requests()).toEqual([]);
  const { checks } = readAnswer(await setting.feedback({ ...work, prompt: acrosticOf('WINDY') }));
  expect(checks.writer.kind).toBe('model');
});

it('keeps it at home where only the draft before spells the name, but not for criteria that do', async () => {
  const [work] = works;
  const [one] = setting.classes.get(work?.courseId ?? '') ?? [];
  if (work === undefined || !one) throw new Error('The school has no writing');
  const before = acrosticOf(one.givenName);
  setting.earlier.set('poem', { before, steps: [], changes: [] });
  const again = readAnswer(await setting.feedback({ ...work, earlierFeedbackId: 'poem' }));
  expect(again.checks.writer.kind).toBe('built-in');
  const asked = { ...work, descriptors: before };
  expect(readAnswer(await setting.feedback(asked)).checks.writer.kind).toBe('model');
});

it('conceals what a second try is told, and what the last answer held by chance', async () => {
  const [work] = works;
  if (work === undefined) throw new Error('The school has no writing');
  setting.emulator.reset();
  setting.emulator.script({
    kind: 'custom',
    content: () =>
      JSON.stringify({
        points: [
          {
            kind: 'strength',
            comment: `I like what you wrote about “${work.studentName} and the walrus”.`,
            quotations: [],
          },
        ],
      }),
  });
  await setting.feedback(work);
  expect(setting.emulator.requests()).toHaveLength(2);
  expect(namesIn(JSON.stringify(setting.emulator.requests()), work.courseId)).toEqual([]);
});

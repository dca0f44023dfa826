import { expect, it } from 'vitest';
import type { Caller } from '../api/index.ts';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { givenFeedbacks } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { third, teacher } from '../google/testing/school.ts';
import { askSecondDraft, firstDraft, shown } from './testing/asking.ts';
import type { Round } from './store/round.ts';
import { givenBy } from './testing/rows.ts';
import { withoutNamesakes } from './whose-text.ts';

const calebs =
  'Last week our class went down to the river to look for bugs. Miss Parata gave each of us a net and a white tray. I caught a mayfly with three tails. My friend slipped on the weed and got wet up to his neck.';
const calebsName = `${third.givenName} ${third.familyName}`;

describeOnBothDatabases('a text that is a classmate’s', (database) => {
  const { api, browser } = apiForTeacher(database);
  const give = (given: Parameters<typeof givenBy>[1] = {}) =>
    database().insert(givenFeedbacks).values(givenBy(teacher.id, given));
  const giveBoth = async () => {
    await give();
    await give({
      id: 'calebs',
      documentId: 'recount-document-2',
      studentName: calebsName,
      studentText: calebs,
    });
  };

  it('is shown with whose text it nearly is, and nobody says anything about the steps', async () => {
    await giveBoth();
    const swapped = calebs.replace('three tails', 'three long tails');
    const told = await askSecondDraft(browser(), shown(swapped), { askModel: true });
    expect(told).toMatchObject({ state: 'replaced', classmate: calebsName, openSteps: 0 });
    expect(told.earlier[0]?.steps).toMatchObject([{ verdict: 'cantTell', judge: 'comparison' }]);
    expect(api().model.requests()).toEqual([]);
  });

  it('is not what she mended herself', async () => {
    await giveBoth();
    const told = await askSecondDraft(browser(), shown(firstDraft.replace('numb', 'quite numb')));
    expect(told).toMatchObject({ state: 'changed', classmate: null });
  });

  it('is not told of another assignment', async () => {
    await give();
    await give({ id: 'far', assignmentId: '699', documentId: 'far', studentText: calebs });
    const told = await askSecondDraft(browser(), shown(calebs));
    expect(told.classmate).toBeNull();
  });

  it('is not taken from the student’s own other document', async () => {
    await give();
    await give({ id: 'other', documentId: 'other', studentText: calebs });
    expect((await askSecondDraft(browser(), shown(calebs))).classmate).toBeNull();
  });
});

it.each([
  ['is told by the name of a student who alone has it', ['Bella Singh', 'Caleb Mark'], 1],
  ['is nobody’s where two of the class have the name', ['Bella Singh', 'Bella Singh'], 0],
])('a document that is no longer handed in %s', async (_, names, rounds) => {
  const people = names.map((fullName) => ({ fullName, givenName: 'Bella' }));
  const rosters = { rosterOf: async () => people, allRosters: async () => people };
  const asked = {
    caller: {} as Caller,
    courseId: '501',
    assignmentId: '601',
    signal: new AbortController().signal,
  };
  const before: Round = {
    feedbackId: 'first',
    documentId: 'gone',
    studentName: 'Bella Singh',
    text: firstDraft,
    typedByTeacher: false,
    feedback: '',
    points: [],
    writtenAt: new Date(),
    postedAt: null,
    copiedAt: new Date(),
    givenAt: new Date(),
    outcomes: null,
  };
  const plan = { shown: shown(firstDraft), rounds: [before], isOther: true, classmate: null };
  const [told] = await withoutNamesakes({ rosters }, asked, [plan]);
  expect([told?.rounds.length, told?.isOther]).toEqual([rounds, rounds > 0]);
});

import { operations } from '@second-draft/contract';
import { requiredScopes } from '@second-draft/google-emulator';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../api/index.ts';
import { files, first, second, third } from '../google/testing/school.ts';
import { staying } from '../google/testing/start.ts';
import { listAssignments } from './list-assignments.ts';
import { listSubmissions } from './list-submissions.ts';
import { openClassroom } from './testing/open-classroom.ts';

const { started, rosters, caller } = openClassroom();
const camp = { courseId: '501', id: '601' };

describe('the assignments of a class', () => {
  it('come newest first, with the template that was handed out', async () => {
    const assignments = await listAssignments(caller(), '501', staying());
    expect(assignments.map(({ title }) => title)).toEqual(['Poem', 'Camp recount']);
    expect(assignments[1]).toMatchObject({
      description: 'Tell us about camp.',
      creationTime: '2026-05-01T00:00:00.000Z',
      alternateLink: 'http://classroom.example/c/501/a/601/details',
      materials: [
        {
          driveFile: {
            id: files.template.id,
            title: 'Planner',
            alternateLink: `http://classroom.example/document/d/${files.template.id}/edit`,
          },
        },
      ],
    });
    expect(assignments[0]).toMatchObject({ description: '', materials: [] });
    expect(operations.assignments.answer.schema.parse(assignments)).toEqual(assignments);
  });

  it('leave out questions, and keep the place of a material that is no file', async () => {
    const courseWork = [
      { id: '1', workType: 'SHORT_ANSWER_QUESTION' },
      {
        id: '2',
        materials: [
          { link: { url: 'https://example.org' } },
          { driveFile: { driveFile: { id: 'f' } } },
        ],
      },
    ];
    started().emulator.fault({
      path: '/v1/courses/501/courseWork',
      body: JSON.stringify({ courseWork }),
    });
    const assignments = await listAssignments(caller(), '501', staying());
    expect(assignments).toMatchObject([
      {
        id: '2',
        title: '',
        materials: [{ driveFile: null }, { driveFile: { id: 'f', title: '', alternateLink: '' } }],
        assignment: { studentWorkFolder: null },
      },
    ]);
  });

  it('of a class that is not hers are not found', async () => {
    const failed = listAssignments(caller(), '999', staying());
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the submissions of an assignment', () => {
  it('come by full name, without those that have no attachment or no student', async () => {
    const submissions = await listSubmissions(rosters(), caller({ slides: true }), camp, staying());
    expect(submissions.map(({ userId }) => userId)).toEqual([first.id, second.id, third.id]);
    expect(submissions[0]).toMatchObject({
      id: '801',
      username: 'Āwhina Tūhoe',
      firstName: 'Āwhina',
      photoUrl: null,
      assignmentSubmission: {
        attachments: [{ driveFile: { id: files.recount.id, title: 'Camp' } }],
      },
    });
    expect(operations.submissions.answer.schema.parse(submissions)).toEqual(submissions);
  });

  it('tell when each was last handed in, and where it is since', async () => {
    const at = (state: string, stateTimestamp: string) => ({
      stateHistory: { state, stateTimestamp },
    });
    const work = (student: { id: string }, state: string, history: unknown[]) => ({
      id: student.id,
      userId: student.id,
      state,
      submissionHistory: history,
      assignmentSubmission: { attachments: [{ driveFile: { id: 'd', alternateLink: '' } }] },
    });
    const [early, late, grade] = [
      at('TURNED_IN', '2026-05-04T01:00:00Z'),
      at('TURNED_IN', '2026-05-06T01:00:00Z'),
      { gradeHistory: { pointsEarned: 3 } },
    ];
    started().emulator.fault({
      path: '/v1/courses/501/courseWork/601/studentSubmissions',
      body: JSON.stringify({
        studentSubmissions: [
          work(first, 'TURNED_IN', [grade, late, early]),
          work(second, 'RETURNED', [early, at('RETURNED', '2026-05-07T01:00:00Z')]),
          work(third, 'CREATED', []),
        ],
      }),
    });
    const submissions = await listSubmissions(rosters(), caller(), camp, staying());
    expect(submissions.map(({ handIn }) => handIn)).toEqual([
      { state: 'handed_in', handedIn: '2026-05-06T01:00:00Z' },
      { state: 'returned', handedIn: '2026-05-04T01:00:00Z' },
      { state: 'not_handed_in', handedIn: null },
    ]);
  });

  it('leave out presentations unless slides are turned on', async () => {
    started().emulator.fault({
      path: '/v1/courses/501/courseWork/601/studentSubmissions',
      body: JSON.stringify({
        studentSubmissions: [
          {
            id: '1',
            userId: first.id,
            assignmentSubmission: {
              attachments: [
                { link: { url: 'https://example.org' } },
                {
                  driveFile: {
                    id: 'p',
                    alternateLink: 'https://docs.google.com/presentation/d/p/edit',
                  },
                },
                { driveFile: { id: 'd', alternateLink: 'https://drive.google.com/open?id=d' } },
              ],
            },
          },
        ],
      }),
    });
    const attached = async (slides: boolean) => {
      const [submission] = await listSubmissions(rosters(), caller({ slides }), camp, staying());
      return submission?.assignmentSubmission.attachments.map(({ driveFile }) => driveFile.id);
    };
    await expect(attached(false)).resolves.toEqual(['d']);
    await expect(attached(true)).resolves.toEqual(['p', 'd']);
  });

  it('of an assignment that is not there are not found', async () => {
    const failed = listSubmissions(rosters(), caller(), { ...camp, id: '999' }, staying());
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stop the other call when one of the two fails', async () => {
    started().emulator.fault({ path: '/v1/courses/501/students', hang: true });
    started().emulator.fault({
      path: '/v1/courses/501/courseWork/601/studentSubmissions',
      status: 401,
    });
    const { closed } = started().nextRequest();
    const failed = listSubmissions(rosters(), caller(), camp, staying());
    await expect(failed).rejects.toMatchObject({ code: 'sign_in_expired' });
    await closed;
  });
});

describe('the rubric of an assignment', () => {
  const rubricOf = ({ classroom }: Caller, { courseId, id }: typeof camp) =>
    classroom.rubric(courseId, id, staying());

  it('is the list of its criteria', async () => {
    await expect(rubricOf(caller(), camp)).resolves.toEqual([
      { id: 'abcdefgh12345678', title: 'Ideas', description: 'Has ideas' },
    ]);
  });

  it('is empty where there is none', async () => {
    await expect(rubricOf(caller(), { ...camp, id: '602' })).resolves.toEqual([]);
  });

  it('is empty where the school has no rubrics in Classroom', async () => {
    started().emulator.fault({ path: '/v1/courses/501/courseWork/601/rubrics', status: 403 });
    await expect(rubricOf(caller(), camp)).resolves.toEqual([]);
  });

  it('is not asked for where Google lets the product see submissions only', async () => {
    const scopes = requiredScopes.filter((scope) => !scope.includes('coursework.students'));
    expect(await rubricOf(caller({ scopes }), camp)).toEqual([]);
    expect(started().emulator.calls()).toEqual([]);
  });
});

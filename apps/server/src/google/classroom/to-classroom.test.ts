import { describe, expect, it } from 'vitest';
import { course, courseWork, member, rubric, studentSubmission } from './answers.ts';
import { isWriting, toAssignment, toCourse, toHandedIn, toMember } from './to-classroom.ts';

const memberOf = (answer: unknown) => toMember(member.parse(answer));
const assignmentOf = (answer: unknown) => toAssignment(courseWork.parse(answer));
const handedInOf = (answer: object) =>
  toHandedIn(studentSubmission.parse({ id: 's', userId: 'u', ...answer }));

const changed = (state: string, stateTimestamp: string) => ({
  stateHistory: { state, stateTimestamp },
});
const doc = (id: string, path: string) => ({
  driveFile: { id, title: 'Camp', alternateLink: `https://docs.example${path}` },
});

describe('what Google says about a class', () => {
  it('is taken over under our names', () => {
    const answer = { id: '1', name: 'Room 7', descriptionHeading: 'Year 5', room: '7' };
    expect(toCourse(course.parse({ ...answer, alternateLink: 'https://c', ownerId: 'x' }))).toEqual(
      {
        ...answer,
        link: 'https://c',
      },
    );
  });

  it('may leave everything out but its id', () => {
    expect(toCourse(course.parse({ id: '1' }))).toEqual({
      id: '1',
      name: '',
      descriptionHeading: null,
      room: null,
      link: '',
    });
    expect(course.parse({ id: '1', room: '' }).room).toBeNull();
    for (const nameless of [{}, { id: '' }]) expect(course.safeParse(nameless).success).toBe(false);
  });
});

describe('what Google says about a person', () => {
  const name = { fullName: 'Hana Whitcombe', givenName: 'Hana' };

  it.each([
    ['https://photos.example/1', 'https://photos.example/1'],
    ['//photos.example/1', 'https://photos.example/1'],
    ['', null],
    [undefined, null],
  ])('has a photo at %s', (photoUrl, shown) => {
    expect(memberOf({ userId: '7', profile: { name, photoUrl } })).toEqual({
      id: '7',
      ...name,
      onRoster: name,
      photoUrl: shown,
    });
  });

  it('may have no name, no profile, but an id', () => {
    const nobody = {
      id: '7',
      fullName: 'Unnamed 7',
      givenName: 'Unnamed',
      onRoster: { fullName: '', givenName: '' },
      photoUrl: null,
    };
    expect(memberOf({ userId: '7' })).toEqual(nobody);
    expect(memberOf({ userId: '7', profile: {} })).toEqual(nobody);
    expect(memberOf({ userId: '7', profile: { name: { fullName: 'Hana' } } })).toMatchObject({
      fullName: 'Hana',
      onRoster: { fullName: 'Hana', givenName: '' },
    });
    expect(member.safeParse({ userId: '' }).success).toBe(false);
  });
});

describe('what Google says about an assignment', () => {
  it('is taken over, with the files that are handed out and the folder of the work', () => {
    const answer = {
      id: '9',
      title: 'Camp',
      description: 'Write.',
      workType: 'ASSIGNMENT',
      creationTime: '2026-03-02T21:00:00Z',
      alternateLink: 'https://a',
      materials: [
        { driveFile: doc('d', '/document/d/1') },
        { driveFile: doc('p', '/presentation/d/1') },
        { driveFile: doc('f', '/file/d/1') },
        { link: { url: 'https://elsewhere.example' } },
      ],
      assignment: { studentWorkFolder: { id: 'folder' } },
    };
    const { materials, ...rest } = assignmentOf(answer);
    expect(rest).toEqual({
      id: '9',
      title: 'Camp',
      description: 'Write.',
      created: '2026-03-02T21:00:00Z',
      link: 'https://a',
      workFolderId: 'folder',
    });
    expect(materials).toEqual([
      { id: 'd', title: 'Camp', link: 'https://docs.example/document/d/1', kind: 'document' },
      {
        id: 'p',
        title: 'Camp',
        link: 'https://docs.example/presentation/d/1',
        kind: 'presentation',
      },
      { id: 'f', title: 'Camp', link: 'https://docs.example/file/d/1', kind: null },
      null,
    ]);
  });

  it('may leave out everything but its id', () => {
    for (const more of [{}, { assignment: {} }, { assignment: { studentWorkFolder: null } }])
      expect(assignmentOf({ id: '9', ...more })).toEqual({
        id: '9',
        title: '',
        description: '',
        created: '',
        link: '',
        materials: [],
        workFolderId: null,
      });
  });

  it.each([
    ['ASSIGNMENT', true],
    ['SHORT_ANSWER_QUESTION', false],
    ['MULTIPLE_CHOICE_QUESTION', false],
    ['QUESTION_OF_ANOTHER_KIND', true],
    ['', true],
  ])('is writing where it is of the type %s: %s', (workType, is) => {
    expect(isWriting(courseWork.parse({ id: '9', workType }))).toBe(is);
  });
});

describe('what Google says about a student’s work', () => {
  it('is whose it is, and of which files', () => {
    const attachments = [
      doc('d', '/document/d/1'),
      { youTubeVideo: { id: 'v' } },
      doc('p', '/presentation/d/2'),
    ];
    const work = { courseWorkId: '9', assignmentSubmission: { attachments } };
    expect(handedInOf(work)).toMatchObject({
      id: 's',
      assignmentId: '9',
      studentId: 'u',
      files: [
        { id: 'd', kind: 'document' },
        { id: 'p', kind: 'presentation' },
      ],
    });
    expect(handedInOf({}).files).toEqual([]);
  });

  it.each([
    ['TURNED_IN', 'handed_in'],
    ['RETURNED', 'returned'],
    ['CREATED', 'not_handed_in'],
    ['RECLAIMED_BY_STUDENT', 'not_handed_in'],
    [undefined, 'not_handed_in'],
  ])('%s is told as %s', (state, told) => {
    expect(handedInOf({ state }).handIn).toEqual({ state: told, handedIn: null });
  });

  it('was handed in when it was last, in whatever order Google tells it', () => {
    const submissionHistory = [
      changed('TURNED_IN', '2026-03-04T01:00:00Z'),
      changed('TURNED_IN', '2026-03-06T01:00:00Z'),
      { gradeHistory: { pointsEarned: 3 } },
      changed('RETURNED', '2026-03-09T01:00:00Z'),
      changed('TURNED_IN', '2026-03-05T01:00:00Z'),
      changed('TURNED_IN', 'yesterday'),
    ];
    expect(handedInOf({ submissionHistory }).handIn?.handedIn).toBe('2026-03-06T01:00:00Z');
  });
});

it('a rubric’s criteria are those that have an id', () => {
  const criteria = [{ id: 'a', title: 'Ideas' }, { title: 'None' }, { id: 'b', description: 'B' }];
  expect(rubric.parse({ criteria }).criteria).toEqual([
    { id: 'a', title: 'Ideas', description: '' },
    { id: 'b', title: '', description: 'B' },
  ]);
  expect(rubric.parse({}).criteria).toEqual([]);
});

import { handOut } from '../handing-in.ts';
import { classroomId } from '../ids.ts';
import { room4Students, roomTwentyTeacher } from '../people.ts';
import { procedureRubric } from '../rubrics.ts';
import { animalReports } from '../texts/animal-reports.ts';
import { howToProcedures } from '../texts/how-to-procedures.ts';
import type { SchoolClass } from '../types.ts';

const handedOut = [
  handOut({
    key: 'room-4/how-to',
    title: 'How to …',
    description: 'Teach us something you are good at.',
    created: '2026-10-19T20:10:00.000Z',
    rubric: procedureRubric,
    students: room4Students,
    texts: howToProcedures,
    lessons: ['2026-10-19T20:35:00.000Z', '2026-10-20T20:35:00.000Z'],
    states: { 'jack.turner': 'CREATED' },
  }),
  handOut({
    key: 'room-4/animals',
    title: 'My animal report',
    description: 'Tell us about one animal from the wildlife centre.',
    created: '2026-08-16T21:15:00.000Z',
    students: room4Students,
    texts: animalReports,
    lessons: ['2026-08-16T21:40:00.000Z', '2026-08-18T21:40:00.000Z'],
    states: { 'hine.tewhata': 'RETURNED' },
  }),
  handOut({
    key: 'room-4/handwriting',
    title: 'Handwriting: letters with tails',
    description: '',
    created: '2026-05-18T21:15:00.000Z',
    students: room4Students,
  }),
];

export const room4Files = handedOut.flatMap((work) => work.files);

export const room4: SchoolClass = {
  id: classroomId('room-4'),
  name: 'Room 4 Tūī',
  section: 'Years 3–4',
  descriptionHeading: 'Room 4 Tūī 2026',
  room: '4',
  state: 'ACTIVE',
  teacherIds: [roomTwentyTeacher.id],
  studentIds: room4Students.map((student) => student.id),
  assignments: handedOut.map((work) => work.assignment),
};

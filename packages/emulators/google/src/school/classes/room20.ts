import { handOut } from '../handing-in.ts';
import { classroomId } from '../ids.ts';
import { room20Students, roomTwentyTeacher } from '../people.ts';
import { argumentRubric } from '../rubrics.ts';
import { reportPlanner } from '../templates.ts';
import { changePersuasive } from '../texts/change-persuasive.ts';
import { natureReports } from '../texts/nature-reports.ts';
import type { SchoolClass } from '../types.ts';

const handedOut = [
  handOut({
    key: 'room-20/change',
    title: 'Be the change: a letter or a speech',
    description: 'Write to somebody who could really change something. Say who they are.',
    created: '2026-10-18T20:30:00.000Z',
    rubric: argumentRubric,
    students: room20Students,
    texts: changePersuasive,
    lessons: ['2026-10-18T21:15:00.000Z', '2026-10-21T21:15:00.000Z', '2026-11-04T22:00:00.000Z'],
    states: { 'joshua.botha': 'CREATED', 'ariana.tamihana': 'RETURNED' },
  }),
  handOut({
    key: 'room-20/nature',
    title: 'Information report: Aotearoa’s wild things',
    description: 'Plan with the slides, then write in a document or make slides of your own.',
    created: '2026-08-09T21:45:00.000Z',
    template: reportPlanner,
    students: room20Students,
    texts: natureReports,
    lessons: ['2026-08-10T22:10:00.000Z', '2026-08-12T22:10:00.000Z'],
    states: { 'anya.sharma': 'RETURNED', 'tai.walker': 'RECLAIMED_BY_STUDENT' },
  }),
  handOut({
    key: 'room-20/technicraft',
    title: 'Technicraft: design brief',
    description: 'On paper.',
    created: '2026-06-08T22:00:00.000Z',
    students: room20Students,
  }),
  handOut({
    key: 'room-20/speeches',
    title: 'Speech topics',
    description: 'Tell me your topic by Friday.',
    created: '2026-07-21T21:30:00.000Z',
    students: room20Students,
  }),
];

export const room20Files = handedOut.flatMap((work) => work.files);

export const room20: SchoolClass = {
  id: classroomId('room-20'),
  name: 'Room 20 Pūkeko',
  section: 'Years 7–8',
  descriptionHeading: 'Room 20 Pūkeko 2026',
  room: '20',
  state: 'ACTIVE',
  teacherIds: [roomTwentyTeacher.id],
  studentIds: room20Students.map((student) => student.id),
  assignments: handedOut.map((work) => work.assignment),
};

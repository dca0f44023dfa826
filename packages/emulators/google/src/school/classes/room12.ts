import { handOut } from '../handing-in.ts';
import { classroomId } from '../ids.ts';
import { room12Students, roomTwelveTeacher } from '../people.ts';
import { campTemplate } from '../templates.ts';
import { campRecounts } from '../texts/camp-recounts.ts';
import type { SchoolClass } from '../types.ts';

const camp = handOut({
  key: 'room-12/camp',
  title: 'Camp recount',
  description: 'Write about one part of camp. Use your copy of the document.',
  created: '2026-11-01T20:15:00.000Z',
  template: campTemplate,
  students: room12Students,
  texts: campRecounts,
  lessons: ['2026-11-01T20:50:00.000Z', '2026-11-02T20:40:00.000Z', '2026-11-03T21:10:00.000Z'],
});

const handedOut = [camp];

export const room12Files = handedOut.flatMap((work) => work.files);

export const room12: SchoolClass = {
  id: classroomId('room-12'),
  name: 'Room 12 Kererū',
  section: 'Years 5–6',
  descriptionHeading: 'Room 12 Kererū Literacy 2026',
  room: '12',
  state: 'ACTIVE',
  teacherIds: [roomTwelveTeacher.id],
  studentIds: room12Students.map((student) => student.id),
  assignments: handedOut.map((work) => work.assignment),
};

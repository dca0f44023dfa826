import { classroomId } from '../ids.ts';
import { room12Students, roomTwelveTeacher } from '../people.ts';
import type { SchoolClass } from '../types.ts';
import { room12OtherWork } from './room12-other-work.ts';
import { room12Writing } from './room12-writing.ts';

export const room12Files = room12Writing.flatMap((work) => work.files);

export const room12: SchoolClass = {
  id: classroomId('room-12'),
  name: 'Room 12 Kererū',
  section: 'Years 5–6',
  descriptionHeading: 'Room 12 Kererū 2026',
  room: '12',
  state: 'ACTIVE',
  teacherIds: [roomTwelveTeacher.id],
  studentIds: room12Students.map((student) => student.id),
  assignments: [...room12Writing, ...room12OtherWork].map((work) => work.assignment),
};

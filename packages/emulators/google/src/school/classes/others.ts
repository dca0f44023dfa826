import { handOut } from '../handing-in.ts';
import { classroomId } from '../ids.ts';
import {
  leavers,
  personCalled,
  room12Students,
  roomTwelveTeacher,
  roomTwentyTeacher,
} from '../people.ts';
import type { SchoolClass } from '../types.ts';

const performers = [
  'awhina.parata',
  'nikau.rawiri',
  'tama.kereama',
  'tearoha.tuhoromatanui',
  'hope.faleolo',
  'sione.tupou',
  'saoirse.gallagher',
  'manaia.tuhiwai',
  'hine.tewhata',
  'tia.kingi',
  'ariana.tamihana',
  'kahu.wiremu',
  'mere.henare',
  'eunji.park',
].map(personCalled);

/** Two teachers, students from three rooms, no assignments. */
export const kapaHaka: SchoolClass = {
  id: classroomId('kapa-haka'),
  name: 'Kapa haka 2026',
  descriptionHeading: 'Mondays and Thursdays in the hall',
  room: 'Hall',
  state: 'ACTIVE',
  teacherIds: [roomTwelveTeacher.id, roomTwentyTeacher.id],
  studentIds: performers.map((student) => student.id),
  assignments: [],
};

export const nextYear: SchoolClass = {
  id: classroomId('room-12-2027'),
  name: 'Room 12 Kererū 2027',
  section: 'Years 5–6',
  state: 'ACTIVE',
  teacherIds: [roomTwelveTeacher.id],
  studentIds: [],
  assignments: [
    handOut({
      key: 'room-12-2027/welcome',
      title: 'Haere mai! Tell me about you',
      description: 'For our first week.',
      created: '2026-11-18T02:40:00.000Z',
      students: [],
    }).assignment,
  ],
};

const classOf2025 = [...room12Students.slice(18, 24), ...leavers];

/** Archived: it must not appear among the active classes. */
export const lastYear: SchoolClass = {
  id: classroomId('room-12-2025'),
  name: 'Room 12 Kererū 2025',
  section: 'Years 5–6',
  room: '12',
  state: 'ARCHIVED',
  teacherIds: [roomTwelveTeacher.id],
  studentIds: classOf2025.map((student) => student.id),
  assignments: [
    handOut({
      key: 'room-12-2025/holiday',
      title: 'Holiday recount',
      description: '',
      created: '2025-10-06T20:15:00.000Z',
      students: classOf2025,
    }).assignment,
  ],
};

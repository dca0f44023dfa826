import { pretendSchool, room12, type School } from '@second-draft/google-emulator';

export const TEACHERS = 200;

const teachers = Array.from({ length: TEACHERS }, (_, index) => ({
  id: `3${String(index).padStart(20, '0')}`,
  email: `teacher.${index}@awa.school.example`,
  givenName: 'Teacher',
  familyName: `Number ${index}`,
  domain: 'awa.school.example',
}));

/** They all teach Room 12, so that each asks for feedback on the same text. */
export const schoolOfTwoHundred: School = {
  ...pretendSchool,
  people: [...pretendSchool.people, ...teachers],
  classes: pretendSchool.classes.map((one) =>
    one.id === room12.id
      ? { ...one, teacherIds: [...one.teacherIds, ...teachers.map(({ id }) => id)] }
      : one,
  ),
};

export const teacherEmails = teachers.map(({ email }) => email);

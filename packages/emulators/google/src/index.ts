export { createGoogleEmulator } from './emulator.ts';
export type { AnsweredCall, FaultRule, GoogleEmulator, GoogleEmulatorOptions } from './options.ts';
export { presentationsScope, requiredScopes } from './scopes.ts';
export {
  personCalled,
  pretendSchool,
  principal,
  privatePerson,
  room12,
  roomTwelveTeacher,
  roomTwentyTeacher,
} from './school/index.ts';
export type {
  Person,
  School,
  SchoolAssignment,
  SchoolClass,
  SchoolCriterion,
  SchoolDocument,
  SchoolFile,
  SchoolPresentation,
  SchoolSlide,
  SchoolSubmission,
} from './school/types.ts';

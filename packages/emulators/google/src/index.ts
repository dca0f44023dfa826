export { createGoogleEmulator } from './emulator.ts';
export type { GoogleEmulator, GoogleEmulatorOptions } from './options.ts';
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
export type { Person, School, SchoolClass, SchoolDocument, SchoolFile } from './school/types.ts';

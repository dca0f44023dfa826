export { useProfile, useTeacher } from './profile.ts';
export { changeProfile, saveProfile } from './save-profile.ts';

export { pretendSchoolHandlers } from './handlers.ts';
export { openPretendSchool, type PretendSchool } from './pretend-school.ts';

export { openPretendSchool, type PretendSchool } from './pretend-school.ts';

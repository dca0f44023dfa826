export type { ClassroomConfig } from './classroom.ts';
export { ConfigProblem, readConfig, type Config } from './config.ts';

export { isTaskTold, tellTask, useClassSettings, yearsOf } from './class-settings.ts';
export { YearSelect } from './year-select.tsx';

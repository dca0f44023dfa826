export {
  isTaskTold,
  rememberCategory,
  rememberUsual,
  tellTask,
  useClassSettings,
  usualFor,
  yearsOf,
} from './class-settings.ts';
export { YearSelect } from './year-select.tsx';

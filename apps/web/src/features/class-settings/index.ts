export {
  isTaskTold,
  rememberCategory,
  rememberUsual,
  tellTask,
  useClassSettings,
  usualFor,
  yearsOf,
} from './class-settings.ts';

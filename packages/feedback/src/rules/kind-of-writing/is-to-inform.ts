import type { StudentText } from '../../text/student-text.ts';

/** Whether the class was asked to explain or describe: a text may say what should be done and argue nothing. */
export const isToInform = ({ purpose }: StudentText): boolean =>
  purpose === 'explain' || purpose === 'describe';

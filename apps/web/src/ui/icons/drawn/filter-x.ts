import { lineIcon } from '../icon.tsx';

export const IconFilterX = lineIcon(
  'M13.758 19.414l-4.758 1.586v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227h16v2.172a2 2 0 0 1 -.586 1.414l-4.414 4.414v1.5M22 22l-5 -5M17 22l5 -5',
);

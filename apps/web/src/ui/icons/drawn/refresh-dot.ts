import { lineIcon } from '../icon.tsx';

export const IconRefreshDot = lineIcon(
  'M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
);

import { lineIcon } from '../icon.tsx';

export const IconBookmarkPlus = lineIcon(
  'M12 17l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v5M16 19h6M19 16v6',
);

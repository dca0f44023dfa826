import { lineIcon } from '../icon.tsx';

export const IconCircleHalf = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18');

import { lineIcon } from '../icon.tsx';

export const IconInfoCircle = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1');

import { lineIcon } from '../icon.tsx';

export const IconChevronLeft = lineIcon('M15 6l-6 6l6 6');

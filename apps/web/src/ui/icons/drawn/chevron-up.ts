import { lineIcon } from '../icon.tsx';

export const IconChevronUp = lineIcon('M6 15l6 -6l6 6');

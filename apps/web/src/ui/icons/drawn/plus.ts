import { lineIcon } from '../icon.tsx';

export const IconPlus = lineIcon('M12 5l0 14M5 12l14 0');

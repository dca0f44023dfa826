import { lineIcon } from '../icon.tsx';

export const IconTextDecrease = lineIcon('M4 19v-10.5a3.5 3.5 0 1 1 7 0v10.5M4 13h7M21 12h-6');

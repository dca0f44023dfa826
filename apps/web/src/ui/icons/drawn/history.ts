import { lineIcon } from '../icon.tsx';

export const IconHistory = lineIcon('M12 8l0 4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5');

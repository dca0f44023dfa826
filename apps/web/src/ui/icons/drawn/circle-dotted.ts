import { lineIcon } from '../icon.tsx';

export const IconCircleDotted = lineIcon(
  'M7.5 4.21l0 .01M4.21 7.5l0 .01M3 12l0 .01M4.21 16.5l0 .01M7.5 19.79l0 .01M12 21l0 .01M16.5 19.79l0 .01M19.79 16.5l0 .01M21 12l0 .01M19.79 7.5l0 .01M16.5 4.21l0 .01M12 3l0 .01',
);

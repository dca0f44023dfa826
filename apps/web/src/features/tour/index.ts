export { AssignmentTour } from './assignment-tour.tsx';
export { turnTourOff } from './tour-cookie.ts';

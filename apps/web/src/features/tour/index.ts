export { AssignmentTour } from './assignment-tour.tsx';

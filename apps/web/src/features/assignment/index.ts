export { default as AssignmentScreen } from './assignment-screen.tsx';

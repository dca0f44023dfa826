export { YearSelect } from './year-select.tsx';

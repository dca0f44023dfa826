export { AdministratorsOnly } from './administrators-only.tsx';

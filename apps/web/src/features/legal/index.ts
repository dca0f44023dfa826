export { WriterHere } from './writer-here.tsx';

export { headingOf } from './headings.ts';
export { lineOf, linesOf, type Line } from './lines.ts';

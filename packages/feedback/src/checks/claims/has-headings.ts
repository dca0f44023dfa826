import { headingLines } from '../../text/lines/headings.ts';
import type { Source } from './source.ts';

/** One may be a title. */
const FEWEST = 2;

export const hasHeadings = ({ asRead }: Source): boolean => headingLines(asRead()).length >= FEWEST;

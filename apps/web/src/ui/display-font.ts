import displayFont from '../theme/fonts/fraunces-heading.woff2?url';
import { fontPreload } from '../lib/font-preload.ts';

/** The links of a public page: its headings' typeface, fetched along with its styles. */
export const displayFontLinks = () => [fontPreload(displayFont)];

import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import '@fontsource-variable/fraunces/wght.css';
import { fontPreload } from '../lib/font-preload.ts';

/** The links of a public page: its headings' typeface, fetched along with its styles. */
export const displayFontLinks = () => [fontPreload(displayFont)];

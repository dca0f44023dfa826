import displayFont from '../theme/fonts/fraunces-heading.woff2?url';
import { fontPreload } from '../lib/loading/font-preload.ts';

export const displayFontLinks = () => [fontPreload(displayFont)];

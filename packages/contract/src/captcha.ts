import { MINUTE_MS } from './time-spans.ts';

/** How long a captcha can be used, from when it is handed out. */
export const CAPTCHA_MS = 10 * MINUTE_MS;

import { clientConfig } from '../installation/config.ts';
import { loadScript } from './load-script.ts';
import { logProblem } from '../failures/log-problem.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** gtag.js reads its commands as `arguments` objects and ignores arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}

/** Replaces the window's address and title, which may hold a class's name. */
const placeOf = (pattern: string) => ({
  page_location: window.location.origin + pattern,
  page_path: pattern,
  page_title: pattern,
  page_referrer: '',
});

let started: Promise<boolean> | null = null;

/** @returns false when the operator has configured no analytics */
async function start(): Promise<boolean> {
  const { analyticsId } = await clientConfig();
  if (!analyticsId) return false;
  gtag('js', new Date());
  gtag('set', placeOf('/'));
  gtag('config', analyticsId, { send_page_view: false, anonymize_ip: true });
  await loadScript(`${SCRIPT}?id=${encodeURIComponent(analyticsId)}`);
  return true;
}

async function send(name: string, fields: Record<string, string>): Promise<void> {
  started ??= start();
  if (!(await started)) return;
  // Events that gtag.js sends on its own must reveal no more than this.
  if ('page_location' in fields) gtag('set', fields);
  gtag('event', name, fields);
}

/** `fields` must not name a class, student or teacher. */
export async function sendEvent(name: string, fields: Record<string, string> = {}): Promise<void> {
  try {
    await send(name, fields);
  } catch (error) {
    started = null;
    logProblem('Analytics could not be reached', error);
  }
}

/** @param pattern the route's pattern, such as /classrooms/:courseId */
export const sendPageView = (pattern: string): Promise<void> =>
  sendEvent('page_view', placeOf(pattern));

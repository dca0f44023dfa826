import { logProblem } from '../lib/failures/log-problem.ts';
import { TEXT_FONT } from './theme.ts';

/**
 * Fetches the letters with macrons before a class is drawn. Nearly every class has words of te reo
 * Māori, and a font that comes after them has the browser lay out the page again.
 */
export function fetchMacrons(): void {
  document.fonts
    .load(`1rem '${TEXT_FONT}'`, 'ā')
    .catch((error: unknown) => logProblem('Letters with macrons were not fetched', error));
}

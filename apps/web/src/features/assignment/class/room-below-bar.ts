import { watchedValue } from '../../../lib/state/watched-value.ts';

/**
 * Pixels from the window's top to where a student's name stands: below the bar, with a gap. Not read
 * from the page's scroll padding, which is none while the bar has the focus.
 */
export const roomBelowBar = watchedValue(0);

import { screenAt, type ScreenName } from '@second-draft/contract';

/** Their operations need a usable subscription. */
const withAccess: ReadonlySet<ScreenName> = new Set([
  'classrooms',
  'assignments',
  'stepsOverTime',
  'assignment',
  'overview',
]);

/** A teacher whose access has ended may stay on every other screen. */
export function needsAccess(pathname: string): boolean {
  const name = screenAt(pathname);
  return name !== null && withAccess.has(name);
}

import { PRODUCT_NAME, type Assignment, type Classroom } from '@second-draft/contract';

/** The classes and assignments (by class id) in session storage, which a title may name. */
export interface KnownNames {
  classrooms: readonly Classroom[] | null;
  assignments: Readonly<Record<string, readonly Assignment[]>> | null;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('en-NZ') + text.slice(1);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function classTitle(courseId: string, { classrooms }: KnownNames): string {
  return classrooms?.find(({ id }) => id === courseId)?.name ?? 'Unknown Class';
}

function assignmentTitle(courseId: string, id: string, { assignments }: KnownNames): string {
  return assignments?.[courseId]?.find((one) => one.id === id)?.title ?? 'Assignment';
}

function segmentTitle(segments: readonly string[], at: number, known: KnownNames): string {
  const [area, courseId = ''] = segments;
  const segment = segments[at] ?? '';
  if (area === 'classrooms' && at === 1) return classTitle(courseId, known);
  if (area === 'classrooms' && at === 2 && segment !== 'next-steps')
    return assignmentTitle(courseId, segment, known);
  return capitalised(segment.replaceAll('-', ' '));
}

/** The product's name, then one part per path segment. */
export function pageTitle(pathname: string, known: KnownNames): string {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const titles = segments.map((_, at) => segmentTitle(segments, at, known));
  return [PRODUCT_NAME, ...titles].join(' | ');
}

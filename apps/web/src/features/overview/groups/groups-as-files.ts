import { csvLine } from '@second-draft/contract';
import { nameOf } from './change-groups.ts';
import type { SeatedGroup } from './seat-students.ts';

export const groupsAsText = (groups: readonly SeatedGroup[]): string =>
  groups
    .map((group) =>
      [nameOf(groups, group.id), ...group.students.map(({ fullName }) => `- ${fullName}`)].join(
        '\n',
      ),
    )
    .join('\n\n');

/** Without the mark at the start, Excel reads UTF-8 as something else and breaks macrons. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** A row for each student. */
export function groupsAsCsv(groups: readonly SeatedGroup[]): string {
  const rows = groups.flatMap((group) =>
    group.students.map(({ fullName }) => [nameOf(groups, group.id), fullName]),
  );
  return BYTE_ORDER_MARK + [['Group', 'Student'], ...rows].map(csvLine).join('');
}

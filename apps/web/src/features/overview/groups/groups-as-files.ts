import type { SeatedGroup } from './seat-students.ts';

const nameOf = ({ name }: SeatedGroup) => name.trim() || 'Group without a name';

export const groupsAsText = (groups: readonly SeatedGroup[]): string =>
  groups
    .map((group) =>
      [nameOf(group), ...group.students.map(({ fullName }) => `- ${fullName}`)].join('\n'),
    )
    .join('\n\n');

/** Spreadsheets run such a cell as a formula, quoted or not; some skip white space before it. */
const runs = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u;

const cell = (text: string) => `"${(runs.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Without the mark at the start, Excel reads UTF-8 as something else and breaks macrons. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** A row for each student (RFC 4180). */
export function groupsAsCsv(groups: readonly SeatedGroup[]): string {
  const rows = groups.flatMap((group) =>
    group.students.map(({ fullName }) => [nameOf(group), fullName]),
  );
  const lines = [['Group', 'Student'], ...rows].map((row) => row.map(cell).join(','));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

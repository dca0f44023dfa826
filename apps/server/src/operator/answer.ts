import { Refused } from './problems.ts';

type Value = string | number | boolean | null | readonly string[];

export type CommandAnswer =
  | {
      kind: 'rows';
      rows: readonly Readonly<Record<string, Value>>[];
      none: string;
      /** Said where these rows are not all. */
      cut?: string;
    }
  | { kind: 'done'; sentence: string; facts: Readonly<Record<string, Value>> }
  | { kind: 'nothing' }
  | { kind: 'file'; parts: AsyncIterable<string> };

export const done = (sentence: string, facts: Readonly<Record<string, Value>>): CommandAnswer => ({
  kind: 'done',
  sentence,
  facts,
});

/** People name themselves: what would steer a terminal, or break the line, is shown as a space. */
const cell = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '–';
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return text.replaceAll(/\p{Cc}+/gu, ' ');
};

function table(rows: readonly Readonly<Record<string, Value>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @throws Refused where some rows are left out: a script would take them for all. */
export async function* textOf(answer: CommandAnswer, isJson: boolean): AsyncGenerator<string> {
  if (answer.kind === 'nothing') return;
  const cut = answer.kind === 'rows' ? answer.cut : undefined;
  if (isJson && cut) throw new Refused(cut);
  if (answer.kind === 'file') yield* answer.parts;
  else if (isJson)
    yield `${JSON.stringify(answer.kind === 'rows' ? answer.rows : answer.facts, null, 2)}\n`;
  else if (answer.kind === 'done') yield `${answer.sentence}\n`;
  else yield `${answer.rows.length === 0 ? answer.none : table(answer.rows)}\n`;
  if (cut) yield `${cut}\n`;
}

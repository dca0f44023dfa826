import type { NamesResult } from './measure.ts';
import type { Count } from './trial.ts';

const rows: readonly [keyof NamesResult, string][] = [
  ['leaving', 'names of the class that would leave'],
  ['leavingByHand', '  in sentences written by hand'],
  ['leavingHeard', '  in small letters, spelt as heard'],
  ['likePlaces', '  with a name that is a place’s, too'],
  ['strangers', 'other people who would leave'],
  ['smallStrangers', '  written in small letters'],
  ['strangersLikePlaces', '  with a name that is a place’s, too'],
  ['words', 'ordinary words concealed'],
  ['wordsAmongWordNames', '  in a class of Hope, Will and Summer'],
  ['misspeltWords', '  of children who spell as they hear'],
  ['changed', 'texts that come back changed'],
];

const isCount = (value: number | Count): value is Count => typeof value === 'object';

function cell(value: number | Count): string {
  if (!isCount(value)) return String(value);
  const share = value.of === 0 ? 0 : value.found.length / value.of;
  return `${value.found.length} of ${value.of} (${(share * 100).toFixed(2)}%)`;
}

export function namesTable(results: Readonly<Record<string, NamesResult>>): string {
  const halves = Object.entries(results);
  const lines = [
    ['', ...halves.map(([title]) => title)],
    ['names', ...halves.map(([, { names }]) => String(names))],
    ['sentences with a name of the class', ...halves.map(([, one]) => String(one.sentences))],
    ...rows.map(([key, label]) => [label, ...halves.map(([, result]) => cell(result[key]))]),
  ];
  return lines
    .map(([label = '', ...cells]) =>
      [label.padEnd(38), ...cells.map((one) => one.padStart(24))].join(''),
    )
    .join('\n');
}

export function namesOneByOne(title: string, result: NamesResult): string[] {
  return rows.flatMap(([key, label]) => {
    const value = result[key];
    if (!isCount(value) || value.found.length === 0) return [];
    return [`\n${title}, ${label.trim()}:`, ...counted(value.found).map((one) => `  ${one}`)];
  });
}

/** Each once, with how often it is there. */
function counted(found: readonly string[]): string[] {
  const times = Map.groupBy(found, (one) => one);
  return Array.from(times, ([one, { length }]) => (length > 1 ? `${one} (${length} times)` : one));
}

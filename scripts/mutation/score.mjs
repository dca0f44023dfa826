/** What a test noticed, and what none did; mutants that don't run count as neither. */
const CAUGHT = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * @typedef {{ line: number, column: number }} Place counted from one, as editors do
 * @typedef {{ fileName: string, location: { start: Place, end: Place }, replacement?: string,
 *   status: string }} Mutant
 */

/**
 * @param {readonly Pick<Mutant, 'status'>[]} mutants
 * @returns {{ caught: number, all: number, percent: number }} percent is rounded down, and 100
 *   where there was nothing to catch.
 */
export function mutationScore(mutants) {
  const caught = mutants.filter(({ status }) => CAUGHT.has(status)).length;
  const all = caught + mutants.filter(({ status }) => MISSED.has(status)).length;
  return { caught, all, percent: all === 0 ? 100 : Math.floor((100 * caught) / all) };
}

/**
 * One line for each mutant that no test noticed, in the order of the files.
 * @param {readonly Mutant[]} mutants
 * @param {(fileName: string) => string} textOf
 */
export function survivorLines(mutants, textOf) {
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  const inOrder = missed.toSorted(
    (one, other) =>
      one.fileName.localeCompare(other.fileName) ||
      one.location.start.line - other.location.start.line ||
      one.location.start.column - other.location.start.column,
  );
  return inOrder.map(({ fileName, location, replacement = '', status }) => {
    const { line, column } = location.start;
    const [was, now] = shortened(cut(textOf(fileName), location), replacement);
    const untried = status === 'NoCoverage' ? ' (no test comes here)' : '';
    return `${fileName}:${line}:${column}  ${was} → ${now}${untried}`;
  });
}

function cut(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const LONGEST_SHOWN = 60;
const SHOWN_BEFORE = 20;

/** Long patterns differ in a letter far within: both are shown from a little before it. */
function shortened(...codes) {
  const [was, now] = codes.map((code) => code.replaceAll(/\s+/g, ' '));
  let same = 0;
  while (same < was.length && was[same] === now[same]) same += 1;
  const from = same < LONGEST_SHOWN - SHOWN_BEFORE ? 0 : same - SHOWN_BEFORE;
  return [was, now].map((code) => {
    const shown = (from > 0 ? '…' : '') + code.slice(from);
    return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN - 1)}…` : shown;
  });
}

/** Spreadsheets run such a cell as a formula, quoted or not; some skip white space before it. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"`;
}

/** RFC 4180, with every cell in quotation marks; line ends in a cell become spaces. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n');

/**
 * The text from the first line that differs from the template's. Ignores trailing white space, and
 * drops blank lines above the student's first words.
 */
export function withoutTemplate(text: string, template: string): string {
  if (template.trim() === '') return text;
  const templateLines = linesOf(template);
  const lines = linesOf(text);
  const isTemplateLine = (line: string, index: number) =>
    line.trimEnd() === templateLines[index]?.trimEnd();
  const firstOwn = lines.findIndex((line, index) => !isTemplateLine(line, index));
  if (firstOwn === -1) return '';
  return lines
    .slice(firstOwn)
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '');
}

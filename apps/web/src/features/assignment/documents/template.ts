const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n');

/**
 * What a student wrote below the template that the copy began with: everything from the first
 * line that differs from the template's. White space at the ends of lines is no difference, and
 * blank lines above the student's first words are left out.
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

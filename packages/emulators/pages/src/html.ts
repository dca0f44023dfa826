/** Safe to send: all values in it have been escaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | undefined | false;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('');
}

/** Escapes its values, except those that are Html. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    markup: strings.reduce((text, string, index) => text + toMarkup(parts[index - 1]) + string),
  };
}

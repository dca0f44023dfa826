/** @param pattern global */
export const times = (pattern: RegExp, text: string): number => (text.match(pattern) ?? []).length;

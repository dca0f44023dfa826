/** The words of a list that is written with spaces or lines between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

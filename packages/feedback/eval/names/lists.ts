/** The words of a list that is written as one text. */
export const wordsIn = (list: string): string[] => list.trim().split(/\s+/u);

export const linesIn = (list: string): string[] => list.trim().split('\n');

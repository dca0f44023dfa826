const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number from two on that a comment gives, as a pattern; more than two digits count nothing in a text. */
export const someNumber = `\\d{1,2}|${numbers.slice(1).join('|')}`;

/** The same as a group. */
export const number = `(${someNumber})`;

export const countOf = (said: string): number =>
  /^\d/u.test(said) ? Number(said) : numbers.indexOf(said.toLowerCase()) + 1;

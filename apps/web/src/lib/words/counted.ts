/** '1 text', '3 texts', '9,500 words'. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-NZ')} ${one}${count === 1 ? '' : 's'}`;

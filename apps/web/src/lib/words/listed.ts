const list = new Intl.ListFormat('en-NZ');

/** 'Hine', 'Hine and Tama', 'Hine, Tama and Wiremu'. */
export const listed = (names: Iterable<string>): string => list.format(names);

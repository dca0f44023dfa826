/** Cyrillic look-alikes of Latin letters. */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  i: 'і',
  y: 'у',
  A: 'А',
  O: 'О',
  E: 'Е',
  H: 'Н',
  M: 'М',
  T: 'Т',
};

/** Long vowels as some iwi write them. */
export const doubled: Readonly<Record<string, string>> = {
  ā: 'aa',
  ē: 'ee',
  ī: 'ii',
  ō: 'oo',
  ū: 'uu',
  Ā: 'Aa',
  Ū: 'Uu',
};

const INVISIBLE = '\u00ad';

/** The cells of a to z, by their dots. */
const cells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const letterOf = new Map(Array.from(cells, (cell, i) => [cell, String.fromCharCode(97 + i)]));

/** A quicker test: hardly any text has one. */
export const hasBraille = (text: string): boolean => /[\u2801-\u28ff]/u.test(text);

/** ⠠ before a letter makes it a capital. */
const letters = /(\u2820{0,2})([\u2801-\u281f\u2821-\u283f])/gu;

/** Reads letters in Braille, keeping positions; other cells stay as they are. */
export const fromBraille = (text: string): string =>
  text.replace(letters, (found, capital: string, cell: string) => {
    const letter = letterOf.get(cell);
    if (letter === undefined) return found;
    return INVISIBLE.repeat(capital.length) + (capital === '' ? letter : letter.toUpperCase());
  });

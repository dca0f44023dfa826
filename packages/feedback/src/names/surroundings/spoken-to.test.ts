import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Will', 'WILL YOU ARE MY BEST FRIEND', '_ YOU ARE MY BEST FRIEND'],
  ['Will', "will you're my best friend", "_ you're my best friend"],
  ['Will', 'Will I am sorry', '_ I am sorry'],
  ['Will', 'sorry will i didnt mean it', 'sorry _ i didnt mean it'],
  ['May', 'May you were so fast', '_ you were so fast'],
  ['Mark', 'mark i love your drawing', '_ i love your drawing'],
  ['Hope', 'HOPE YOU ARE SO FUNNY', '_ YOU ARE SO FUNNY'],
  ['Hope', 'hope your the best', '_ your the best'],
  ['Sunny', 'sunny you are a legend', '_ you are a legend'],
])('who is spoken to is somebody, %s: %s', (name, text, shown) => {
  expect(blankedIn([`${name} Quo`], text)).toBe(shown);
});

it.each([
  ['Will', 'WILL YOU BE MY FRIEND'],
  ['Will', 'will he come'],
  ['May', 'MAY I HAVE A TURN'],
  ['Mark', 'mark it with a tick'],
  ['Hope', 'Hope you are well'],
  ['Hope', 'i hope you are the best'],
  ['Lucky', 'lucky you are here'],
])('a verb or a quality is nobody, %s: %s', (name, text) => {
  expect(blankedIn([`${name} Quo`], text)).toBe(text);
});

it.each([
  ['Will', 'WILL STOP IT', '_ STOP IT'],
  ['May', 'BY MAY', 'BY _'],
  ['May', 'by may', 'by _'],
  ['May', 'done by may', 'done by may'],
])('in capitals, a word is judged as in small letters, %s: %s', (name, text, shown) => {
  expect(blankedIn([`${name} Quo`], text)).toBe(shown);
});

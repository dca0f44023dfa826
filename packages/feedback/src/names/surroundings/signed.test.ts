import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const inClass = (text: string) => blankedIn(['Lupe Tavita', 'Riley Shaw'], text);
const letter = (ending: string) => `Dear Nana,\nThank you for the togs.\n${ending}`;

describe('what signs a letter', () => {
  it.each([
    ['Love,\nLu', 'Love,\n_'],
    ['Yours sincerely\nTip', 'Yours sincerely\n_'],
    ['xoxo\nsass', 'xoxo\n_'],
    ['Ngā mihi\nBubba B\nP.S. Bring chips.', 'Ngā mihi\n_ _\nP.S. Bring chips.'],
    ['lots of love from zee', 'lots of love from _'],
    ['From your friend\nKoko', 'From your friend\n_'],
  ])('is a name, whatever it is: %s', (ending, shown) => {
    const sent = inClass(letter(ending));
    expect(sent.slice(sent.indexOf('togs.\n') + 6)).toBe(shown);
  });

  it.each([
    'Love from your friend',
    'Love\nfrom Mum',
    'Thank you for reading',
    'Goodnight,\nI will see you at the pools on Friday.',
    'The end',
  ])('is none where no name stands: %s', (ending) => {
    expect(inClass(letter(ending))).toBe(letter(ending));
  });
});

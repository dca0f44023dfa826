import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const blanked = (text: string) => blankedIn([], text);

describe('a nickname in small letters is known where somebody stands', () => {
  it.each([
    ['koz and me ran', '_ and me ran'],
    ['koz and i ran', '_ and i ran'],
    ['i sat next to vez on the bus', 'i sat next to _ on the bus'],
    ['we went with kozza to town', 'we went with _ to town'],
    ['then vez and koz came', 'then _ and _ came'],
    ['my mate vez is tall', 'my mate _ is tall'],
    ['this kid koz', 'this kid _'],
    ['his step dad vez', 'his step dad _'],
    ['our coach is vez', 'our coach is _'],
    ['hey koz come here', 'hey _ come here'],
    ['happy birthday kozza', 'happy birthday _'],
    ['go vezza go', 'go _ go'],
    ['hi im kozza and i am 8', 'hi im _ and i am 8'],
    ['I’m kozza and I am 8', 'I’m _ and I am 8'],
    ['a story by kozza', 'a story by _'],
    ['i told vez a secret', 'i told _ a secret'],
    ['i gave vez a hug', 'i gave _ a hug'],
    ['vezs house is big and vez is rich', '_s house is big and _ is rich'],
    ['vez’s mum came', '_’s mum came'],
    ['mr b and mrs k laughed', 'mr _ and mrs _ laughed'],
    ['then coach d said stop', 'then coach _ said stop'],
    ['aunty jo made it and uncle ed ate it', 'aunty _ made it and uncle _ ate it'],
  ])('%s', (text, shown) => {
    expect(blanked(text)).toBe(shown);
  });

  it.each([
    'evry one and me ran. i told teh dog',
    'i sat next to the windo',
    'hi evrybody, thanks sooo much',
    'im hungrey and i am cold. im tird',
    'a story by me, made by hand',
    'i told evryone a secrit',
    'my freind sed no and my brutha hidd. my brother kikt it',
    'dragins house is big',
    'i asked the coach i know, a coach n me',
    'go on go',
  ])('what is a word, or a misspelt one, is left: %s', (text) => {
    expect(blanked(text)).toBe(text);
  });
});

import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Siobhan Po', 'to the park with shavon and we had it', 'to the park with _ and we had it'],
  ['Joaquin Po', 'Is wakeen coming? I saw wakeens dog', 'Is _ coming? I saw _s dog'],
  ['Aoife Po', 'i think eefer is good', 'i think _ is good'],
  ['Saoirse Po', 'Next came sersha, then serhsa', 'Next came _, then _'],
  ['Louise Po', 'lueez is here', '_ is here'],
  ['T.J. Po|T.J.', 'I saw teejay, then Teejays hat', 'I saw _, then _s hat'],
  ['Miguel Po', 'the captain is meegil', 'the captain is _'],
  ['JP Po', 'I saw jaypee at the pool', 'I saw _ at the pool'],
])('a name is found as it is said, of %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Thuy Po', 'The tui and the bee said see you'],
  ['Xin Po', 'My shin hurt, she has seen it'],
  ['Rhys Po', 'race you, they reached it'],
  ['T.J. Po|T.J.', 'a jay on the tee, the deejay'],
])('what only begins as a name is said is no name, of %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

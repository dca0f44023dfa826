import { expect, it } from 'vitest';
import { hasStandIn } from './stand-in.ts';

const standIns = ['Casey', '[link 1]', 'Rïley'];

it.each([
  'Casey waits.',
  'And CASEY too',
  'Caseys hat and casey’s bag',
  "That is Casey's.",
  'the Caseys’ house',
  'See[link 1]a',
  'Look at [Link 1].',
  'I saw rïley.',
])('sees a name that came from the concealment: %s', (comment) => {
  expect(hasStandIn(comment, standIns)).toBe(true);
});

it.each(['Caseyish words', 'uncasey', 'Casey2', '2casey', 'the link 1', '[link 2]', 'Riley', ''])(
  'takes no other word for one: %s',
  (comment) => {
    expect(hasStandIn(comment, standIns)).toBe(false);
  },
);

it('sees none where nothing was concealed', () => {
  expect(hasStandIn('Casey waits.', [])).toBe(false);
});

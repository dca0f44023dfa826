import { expect, it } from 'vitest';
import { hasContact } from './contact.ts';

it.each([
  'See https://evil.example/x for more.',
  'See HTTP://evil.example.',
  'Look at www.evil.example today.',
  'Look at evil.blog or write-on.photos today.',
  'Look at ｅｖｉｌ．ｃｏｍ today.',
  'Look at evil dot com today.',
  'Look at evil[.]com or write(.)photos today.',
  'Look at evil。com today.',
  'Go to 192.168.0.1 for more.',
  'Email me at teacher@evil.example.',
  'Write to teacher @ evil . example.',
  'Write to kiwikid99 (at) gmail.',
  'Write to kiwikid99 at gmail dot com.',
  'Call 021 555 0199.',
  'My number is 021_555_0199 or 021 (555) 0199.',
  'It is +64 21 555 019.',
  'Text me: 5550199.',
  'I am @kiwikid99 there.',
  'Add me on snap.',
  'tel:0215550199',
])('sees how one could be reached: %s', (words) => {
  expect(hasContact(words)).toBe(true);
});

it.each([
  'At 5.30pm you swam 13.5km, i.e. the whole way, at 9 a.m.',
  'In 1914-1918 there were 12,000,000 of them.',
  'Find two places, and add a line at each one.',
  'Your ending is good.Then it stops.',
  'Call the dog by its name, and text the reader’s mum in the story.',
  'The numbers 10, 20, 30, 40, 50, 60, 70 make a list.',
  'On 05/11 you went to Room 12 at 9:15.',
  'Put a full stop (.) after camp(.) and begin anew.',
  '我喜欢狗。它们很好。',
  'Put a dot at the end, and an @ sign in the address.',
])('takes no ordinary words for that: %s', (words) => {
  expect(hasContact(words)).toBe(false);
});

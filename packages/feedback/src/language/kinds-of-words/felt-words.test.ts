import { describe, expect, it } from 'vitest';
import { namesFeeling, showsFeeling, tellsThought } from './felt-words.ts';
import { tellsOfSenses } from './sense-words.ts';

describe('a feeling', () => {
  it.each(['I was happy.', 'SCARED, I ran.', 'It was “awesome”!', 'I felt hōhā.', 'She was sad'])(
    'is named in “%s”',
    (text) => {
      expect(namesFeeling.test(text)).toBe(true);
    },
  );

  it.each(['It went unhappily.', 'The saddle fell.', 'We ran home.', 'A hōhāhā came.'])(
    'is not named in “%s”',
    (text) => {
      expect(namesFeeling.test(text)).toBe(false);
    },
  );

  it.each([
    'My heart beat.',
    'I shivered!',
    'Her face went red.',
    'My hands were all sweaty.',
    'My legs turned to jelly.',
    'His eyes were as wide as plates.',
    'I hid my face.',
    'She covered her eyes.',
    'He hung his head.',
    'They clenched their teeth.',
    'The dog closed its eyes.',
  ])('is shown in “%s”', (text) => {
    expect(showsFeeling.test(text)).toBe(true);
  });

  it.each([
    'Her face was in the book.',
    'My hands were on the big round red ball.',
    'I hid the face.',
    'We covered the table.',
    'The hearth was lit.',
    'The surface went red.',
    'I hid my bag.',
  ])('is not shown in “%s”', (text) => {
    expect(showsFeeling.test(text)).toBe(false);
  });
});

it.each([
  'I thought it was odd.',
  'I couldn’t believe it.',
  "I couldn't wait.",
  'I can’t wait.',
  'It was in my head.',
  'I said to myself',
  'I felt it.',
  'I KNEW it.',
])('“%s” tells what went through a head', (text) => {
  expect(tellsThought.test(text)).toBe(true);
});

it.each(['We ran.', 'The thoughtful dog', 'He told me.', 'It was on my head.'])(
  '“%s” tells nothing that went through a head',
  (text) => {
    expect(tellsThought.test(text)).toBe(false);
  },
);

it.each(['We heard a bang.', 'It tasted SALTY', 'The water was cold.', 'He wera te wai.'])(
  '“%s” tells of more than what can be seen',
  (text) => {
    expect(tellsOfSenses.test(text)).toBe(true);
  },
);

it.each(['The sea was blue.', 'We saw the hearth.', 'Bangles', 'A tree'])(
  '“%s” tells of nothing but what can be seen',
  (text) => {
    expect(tellsOfSenses.test(text)).toBe(false);
  },
);

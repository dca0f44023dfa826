import { describe, expect, it } from 'vitest';
import { check, question, step, strength } from '../testing/sample-feedback.ts';

const shown = (comment: string) =>
  check([strength(comment), strength('“as wobbly as jelly” is fun.'), step, question], {
    wordCount: 60,
  }).points.find((point) => !point.comment.startsWith('“as wobbly as jelly” is fun'))?.comment;
const isPraise = (comment: string) => shown(comment) !== step.comment;

describe('words that praise shows as the student’s by other means are held to the text', () => {
  it.each([
    'You wrote ‚the moon danced on water‘, and I see it.',
    'You wrote 〈the moon danced on water〉, and I see it.',
    'You wrote 《the moon danced on water》, and I see it.',
    'You wrote ′the moon danced on water′, and I see it.',
    'You wrote `the moon danced on water´, and I see it.',
    "You wrote ``the moon danced on water'', and I see it.",
    'You wrote ｢the moon danced on water｣, and I see it.',
    'You wrote [the moon danced on water], and I see it.',
    'You wrote (the moon danced on water), and I see it.',
    'You wrote THE MOON DANCED ON WATER, and I see it.',
    'Your verb *sparkled* shows me the lake.',
    'Your verb SPARKLED shows me the lake.',
    'The words sparkled, danced and glittered show me the lake.',
    'Words like sparkled, danced and glittered are lively.',
    'Verbs such as wobbly and glittered bring the lake to life.',
    'Your strong verbs (sparkled, glittered) show me the lake.',
    'Your verbs – sparkled, danced, glittered – show me the lake.',
    'You used strong verbs: sparkled, danced and glittered.',
    'You wrote ❛the moon danced on water❜, and I see it.',
    'You wrote ⟨the moon danced on water⟩, and I see it.',
    'You wrote <<the moon danced on water>>, and I see it.',
    '***the moon danced on water*** makes me see it.',
    '~~the moon danced on water~~ makes me see it.',
    'You start with the word Suddenly, which hooks me.',
    'The word glittered is a strong choice.',
    'Your simile as soft as snow is a strong picture.',
    'I smiled when you wrote that the sky was a blue bowl.',
    'I like how you wrote the moon danced on the water.',
    'As you put it, the lake is a sleepy cat.',
    'In your own words, it is as wobbly as a monkey.',
  ])('%s', (comment) => {
    expect(isPraise(comment)).toBe(false);
  });

  it.each([
    [
      'As you put it, your kayak was so wobbly and so cold.',
      'As you put it, your kayak was so wobbly and so cold.',
    ],
    ['The word wobbly is lively.', 'The word “wobbly” is lively.'],
    ['You start with the word On, and go on.', 'You start with the word On, and go on.'],
    ['The words cold and wobbly make me shiver.', 'The words “cold” and “wobbly” make me shiver.'],
    ['You used lively words: cold and wobbly.', 'You used lively words: “cold” and “wobbly”.'],
    [
      'Words like cold and wobbly make me shiver.',
      'Words like “cold” and “wobbly” make me shiver.',
    ],
    ['Your line ~~it was so cold~~ is short.', 'Your line “it was so cold” is short.'],
    [
      'Your simile as wobbly as jelly is fun to read.',
      'Your simile “as wobbly as jelly” is fun to read.',
    ],
    ['You wrote ‚it was so cold‘, and I shiver.', 'You wrote “it was so cold”, and I shiver.'],
    ['You wrote [it was so cold], and I shiver.', 'You wrote “it was so cold”, and I shiver.'],
    ['You wrote IT WAS SO COLD, and I shiver.', 'You wrote “it was so cold”, and I shiver.'],
    ['Your word *wobbly* is lively.', 'Your word “wobbly” is lively.'],
  ])('and marked where it has them: %s', (comment, kept) => {
    expect(shown(comment)).toBe(kept);
  });

  it.each([
    '“so cold” is exactly the right word there.',
    '“wobbly” is the perfect word here, and a funny one.',
    'The word choice in “so cold” is strong.',
    'Your verbs sing, and “tiped out” is the loudest.',
    'Words like these and others keep me going, such as “wobbly”.',
    'Your verbs (and there are many) keep me going: “tiped out”.',
    'Your verb leaps, as in “stood up”.',
    'The word you chose, “wobbly”, is lively.',
    'The words you use for the kayak are fun: “wobbly”.',
    'Your time words and place words help me at “Lake Taupō”.',
    'Your line (the last one) makes me shiver: “so cold”.',
    'I like it when you wrote that the kayak was wobbly: “as wobbly as jelly”.',
    'You wrote that it was so cold that you shook: “so cold”.',
    'You wrote a whole story about a kayak that went over, with “so cold” at its end.',
    'You wrote the sounds you heard in “wensday”.',
    'It’s the class’s best kayak story, and “so cold” is why.',
    'At 5′ the kayak is long, and “tiped out” is quick.',
  ])('but not where it only speaks of words: %s', (comment) => {
    expect(shown(comment)).toBe(comment);
  });
});

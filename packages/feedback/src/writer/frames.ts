/** Carry the effect of a quotation: `{q}` is the quotation, `{effect}` what it does. */
export const effectFrames = [
  '{q} {effect}.',
  'The part {q} {effect}.',
  'I like {q}. It {effect}.',
  'I like how {q} {effect}.',
  'I like {q} because it {effect}.',
  'I noticed {q}. It {effect}.',
  'I stopped at {q}. It {effect}.',
  'You wrote {q}. That {effect}.',
  '{q} works well. It {effect}.',
  'One part that works is {q}. It {effect}.',
  'I enjoyed {q}, which {effect}.',
  'What works well is {q}: it {effect}.',
  'A reader will notice {q}, which {effect}.',
  'Including {q} works well, because it {effect}.',
  'A strong part of your writing is {q}, because it {effect}.',
] as const;

/** Carry what to do next. */
export const stepFrames = [
  'Next, {action}.',
  'Now {action}.',
  'Next time, {action}.',
  'Try this next: {action}.',
  'Your next step is to {action}.',
  'In your next draft, {action}.',
  'One thing to try: {action}.',
  'To make this even stronger, {action}.',
  'When you read it again, {action}.',
  'Here is a next step: {action}.',
  'A useful next step would be to {action}.',
  'To develop your writing further, {action}.',
  'An effective way to improve this piece is to {action}.',
] as const;

/** Carry what to do next at a place in the text. */
export const placedStepFrames = [
  'Look again at {q}. There, {action}.',
  'Go back to {q} and {action}.',
  'Find {q} in your text and {action}.',
  'At {q}, {action}.',
  'Next, look at {q} and {action}.',
  'Your next step is at {q}: {action}.',
  'When you reach {q}, {action}.',
  'The part with {q} is ready for more: {action}.',
  'To develop the section with {q}, {action}.',
] as const;

export const questionFrames = [
  '{question}',
  '{question}',
  'Think about this: {question}',
  'A question for you: {question}',
  'Here is something to think about: {question}',
  'Before you write more, ask yourself: {question}',
  'Consider this before your next draft: {question}',
  'An important question to consider is this: {question}',
] as const;

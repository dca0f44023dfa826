/** Carry the effect of a quotation: `{q}` is the quotation, `{effect}` what it does. */
export const effectFrames = [
  '{q} {effect}.',
  'I like {q}. It {effect}.',
  'I like how {q} {effect}.',
  'I like {q} because it {effect}.',
  'I noticed {q}. It {effect}.',
  'I enjoyed {q}, which {effect}.',
  '{q} works well. It {effect}.',
  'The part {q} {effect}.',
  'What works well is {q}: it {effect}.',
  'Reading {q}, I can tell that it {effect}.',
] as const;

/** Carry what to do next. */
export const stepFrames = [
  'Next, {action}.',
  'Now {action}.',
  'Next time, {action}.',
  'Your next step is to {action}.',
  'In your next draft, {action}.',
  'One thing to try: {action}.',
  'To make this even stronger, {action}.',
  'When you read it again, {action}.',
  'Here is a next step: {action}.',
] as const;

/** Carry what to do next at a place in the text. */
export const placedStepFrames = [
  'Look again at {q}. There, {action}.',
  'Go back to {q} and {action}.',
  'Find {q} in your text, and {action}.',
  'At {q}, {action}.',
  'Next, look at {q} and {action}.',
  'Your next step is at {q}: {action}.',
] as const;

export const questionFrames = [
  '{question}',
  'Think about this: {question}',
  'Before you write on: {question}',
] as const;

export const placedQuestionFrames = [
  'Read {q} again. {question}',
  'Think about {q}. {question}',
  'Look at {q}. {question}',
] as const;

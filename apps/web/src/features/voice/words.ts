import { limits, NAME_BLANK, type AskingWay } from '@second-draft/contract';

export const voiceWords = {
  intro:
    'Have feedback written the way you write it: with your greeting, your words and your manner.',
  sent: 'While it is on, all of this goes to the model with each text, without the names of your classes. “What was sent” shows every word. Every check stays as it is.',
  name: `${NAME_BLANK} becomes the student’s first name.`,
  short: 'Left out of a feedback that is too short for it.',
  lists: `Put commas between them; ${limits.voiceWordsMax} at most.`,
  never: 'A feedback that has one of them all the same says so.',
  builtIn:
    'The built-in writer greets, ends and says “Next step:” as you do, and keeps off the words that you never use. The rest is for a model, and counts once one is set up.',
  noExamples:
    'None yet. Post a feedback that sounds like you (copy it, where nothing can be posted), then press “Use as an example of how I write” below it.',
  off: 'Kept, and not used while this is off.',
  full: `${limits.voiceExamplesMax} are the most. Remove one to make room.`,
  examplesHint: 'Names and the student’s words were taken out before they were kept.',
  saved: 'How you write is saved',
  removed: 'Example removed',
  use: 'Use as an example of how I write',
  used: 'An example of how you write',
  kept: 'Kept without names and quotations. You find it in Settings, at How I write.',
} as const;

export const askingWords: Record<AskingWay | 'any', { label: string; description: string }> = {
  any: { label: 'As it comes', description: 'Whatever fits the step' },
  question: { label: 'A question', description: 'What could you hear at the beach?' },
  youCould: { label: 'You could …', description: 'You could tell us what you heard.' },
  nextStep: { label: 'Next step: …', description: 'Next step: tell us what you heard.' },
};

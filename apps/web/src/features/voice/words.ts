import { limits, NAME_BLANK, type AskingWay } from '@second-draft/contract';

export const voiceWords = {
  intro:
    'Have feedback written the way you write it: with your greeting, your words and your manner.',
  sent: 'While it is on, the writer gets all of this with each text, without the names of your classes. “What was sent” shows every word. Every check stays as it is.',
  name: `${NAME_BLANK} becomes the student’s first name.`,
  short: 'Left out if the feedback is too short for it.',
  lists: `Put commas between them; ${limits.voiceWordsMax} at most.`,
  never: 'If feedback uses one anyway, a note says so.',
  builtIn:
    'The built-in writer greets, ends and says “Next step:” as you do, and avoids the words you never use. The rest needs a model, and takes effect once one is set up.',
  noExamples:
    'None yet. Post feedback that sounds like you (or copy it, if you can’t post), then press “Use as an example of how I write” below it.',
  off: 'Kept, and not used while this is off.',
  full: `${limits.voiceExamplesMax} at most. Remove one to make room.`,
  examplesHint: 'Names and the student’s words were taken out before they were kept.',
  changed:
    'Not saved: the same was changed in another tab or on another device. What you typed is still here.',
  saved: 'How you write is saved',
  removed: 'Example removed',
  use: 'Use as an example of how I write',
  used: 'An example of how you write',
  kept: 'Kept without names and quotations. You’ll find it in Settings, under How I write.',
} as const;

export const askingWords: Record<AskingWay | 'any', { label: string; description: string }> = {
  any: { label: 'As it comes', description: 'Whatever fits the step' },
  question: { label: 'A question', description: 'What could you hear at the beach?' },
  youCould: { label: 'You could …', description: 'You could tell us what you heard.' },
  nextStep: { label: 'Next step: …', description: 'Next step: tell us what you heard.' },
};

import { feedbackLengths, readingLevels, type ReadingLevel } from '@second-draft/contract';

/** The reading levels to choose from, none among them. */
export const levelChoices: readonly { value: ReadingLevel | null; label: string }[] = [
  { value: null, label: 'None' },
  ...readingLevels,
];

export const lengthChoices = feedbackLengths;

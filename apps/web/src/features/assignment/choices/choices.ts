import { feedbackLengths, readingLevels, type ReadingLevel } from '@second-draft/contract';

export const levelChoices: readonly { value: ReadingLevel | null; label: string }[] = [
  { value: null, label: 'None' },
  ...readingLevels,
];

export const lengthChoices = feedbackLengths;

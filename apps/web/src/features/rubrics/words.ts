import { limits } from '@second-draft/contract';

const READ = limits.rubricCharactersRead.toLocaleString('en-NZ');

export const rubricWords = {
  long: `Feedback goes by its first ${READ} characters, some four pages. Upload the page with the criteria by itself.`,
} as const;

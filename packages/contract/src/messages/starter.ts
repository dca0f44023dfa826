/** What a teacher is told of each comment by the built-in writer. */
export const starterMessages = {
  label: 'Starter comment',
  meaning:
    'Made by simple rules on this server. They match words and patterns, and do not understand the story. Check the next step before you share it.',
} as const;

/** What a teacher reads as she chooses when this page posts what is ready. */
export const laterTimeMessages = {
  keepOpen: 'This page posts them, so keep it open and the computer awake.',
  accessEnds: (ends: string) =>
    `Your access to Google ends at ${ends}, so there are no later times.`,
  noTimeLeft: (ends: string) =>
    `You can’t choose a later time: your access to Google ends at ${ends}, and nothing can be posted after that until you log in again.`,
} as const;

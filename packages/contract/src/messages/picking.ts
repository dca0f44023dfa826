/** What a teacher is told once she has chosen files for write access. */
export const pickingMessages = {
  tokenFailed: 'Problem fetching token',
  canPost: (firstName: string) => `You can post on ${firstName}’s document now.`,
  canPostOn: (documents: string) => `You can post on ${documents} now.`,
  notChosen: (firstName: string) =>
    `${firstName}’s document is not among the files that you chose.`,
  refusedOf: (names: string) =>
    `Google doesn’t let you comment on the documents of: ${names}. Copy that feedback instead, or ask their owners.`,
} as const;

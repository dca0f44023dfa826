export const savingMessages = {
  failed: 'Not saved',
  waiting: 'No connection. What you changed is sent again when you are back online.',
} as const;

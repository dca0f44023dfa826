export const savingMessages = {
  failed: 'Not saved',
  choice: 'Your choice was not saved.',
  choiceWaits: 'Your choice is not saved yet. It is sent again by itself.',
  waiting: 'No connection. What you changed is sent again when you are back online.',
} as const;

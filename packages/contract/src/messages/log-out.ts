/** About logging out. */
export const logOutMessages = {
  stillSaving:
    'What you changed last is still being saved. Then you are logged out, within half a minute.',
  unanswered:
    'The server has not answered yet, so you may still be logged in. Leave this page open: it goes on trying.',
} as const;

/** About logging out. */
export const logOutMessages = {
  stillSaving:
    'What you changed last is still being saved. Then you are logged out, within half a minute.',
} as const;

import { NAME_BLANK } from '@second-draft/contract';

/** What the list, the button and the page of the comment bank say. */
export const commentWords = {
  hint: `Write ${NAME_BLANK} where the student’s first name belongs. Type / in a feedback box to choose a comment.`,
  none: 'You have no comments of your own yet.',
  noneHint: 'Add one here, or keep a comment you wrote to a student: the name becomes a blank.',
  missing: 'Your comments could not be loaded.',
  missingHint: 'Press Enter to try again.',
  noneFound: 'No comment has these words.',
  found: (count: number) =>
    `${count} ${count === 1 ? 'comment' : 'comments'}. Choose with the arrow keys and Enter.`,
  kept: 'Kept in My Comments, with blanks for the name and for what it quotes.',
  keepHint: 'Keep this comment for other students, in My Comments',
  removed: 'Comment removed',
} as const;

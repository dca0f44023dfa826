/** What only the list of assignments says: beside `messages`, which every screen fetches. */
export const assignmentListMessages = {
  loading: 'Loading assignments...',
  noneFound: 'No assignments match. Clear the search to see them all.',
} as const;

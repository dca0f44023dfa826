/** The id of a student's block on the page. */
export const blockId = (userId: string) => `student-${userId}`;

/** What tabs call a change of how far a class's assignments are. */
export const progressNews = (courseId: string): string => `progress:${courseId}`;

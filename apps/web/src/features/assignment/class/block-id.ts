export const blockId = (userId: string) => `student-${userId}`;

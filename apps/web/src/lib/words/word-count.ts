/** Words are what spaces divide. */
export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

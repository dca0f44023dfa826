/** With a full stop, unless the words end in a mark that closes a sentence. */
export const asSentence = (words: string): string => (/[.!?…]$/u.test(words) ? words : `${words}.`);

import { limits } from '@second-draft/contract';

/** The server refuses it; documents may be longer. */
export const isTooLong = (text: string): boolean => text.length > limits.studentTextMax;

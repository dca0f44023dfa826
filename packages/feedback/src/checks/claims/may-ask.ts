import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const asks = new SparingPattern(
  /\b(?:wh(?:o|at|en|ere|y|ich)|how)(?:['’]?(?:s|re|d))?\b|(?:^\W*|[,;:] ?|\b(?:and|but|so|then|or) )(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|shall|imagine)\b|\b(?:right|okay|eh|isn['’]t it|don['’]t you)\W*$/iu,
);

/** Whether a sentence may be a question: a child may ask without the mark. */
export const mayAsk = (sentence: string): boolean => sentence.includes('?') || asks.test(sentence);

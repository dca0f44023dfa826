export { normaliseText, type NormalisedText } from './normalised-text.ts';
export { quotedSpans, withoutQuotations, type Stretch } from './quoted-spans.ts';
export { findWords, isEdge, soughtWords, stretchOf, wordsAlone } from './same-words.ts';

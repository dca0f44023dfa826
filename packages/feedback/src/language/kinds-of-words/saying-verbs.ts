const plain = 'said|sed|says|asked|yelled|shouted';

/** What follows one of these may be somebody’s words, without marks. */
export const saying = new RegExp(String.raw`\b(?:${plain})\b`, 'iu');

/** ‘Told’ leads to such words too, and to a deed: “he told us to run”. */
export const sayingOrTelling = new RegExp(String.raw`\b(?:${plain}|told)\b`, 'iu');

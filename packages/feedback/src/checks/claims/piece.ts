/** What a comment may call the whole of a text, as the inside of a pattern. */
export const pieceName =
  '(?:text|writing|story|piece|recount|report|letter|poem|speech|argument|essay|explanation|instructions|procedure|recipe|description|diary|work)';

/** The same with a word before it: “funny story”. */
export const piece = String.raw`(?:\p{L}+ )?${pieceName}`;

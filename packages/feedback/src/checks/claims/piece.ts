/** What a comment may call the whole of a text, as the inside of a pattern: “recount”, “funny story”. */
export const piece = String.raw`(?:\p{L}+ )?(?:text|writing|story|piece|recount|report|letter|poem|speech|argument|essay|explanation|instructions|procedure|recipe|description|diary|work)`;

/** One of these is a thing that ‘a’, ‘the’ or ‘my’ goes before. */
const things =
  'sofa|couch|pot|bowl|pan|cup|shop|supermarket|station|kitchen|garden|garage|river|lake|beach|forest|street|house|chair|floor|wall|window|door|box|bag|boat|car|tree|truck|farm|shed|field|playground|classroom|library|hospital|airport|fridge|oven|microwave|letter|bike|ball|leg|arm|knee';

/** “I sleep in sofa”: not “from house to house”, “in house keys”, “a sort of box”. */
const placed = new RegExp(
  String.raw`(?<!\b(?:kind|sort|type|word|name) of )\b(?:in|on|into|from|at|near|under|behind|inside|without|like|with) (?:${things})(?=\W*$|[.,!?;]| (?:and|but|or|because|when|if|so|is|was|for|in|on|at|with|every|i|we|he|she|they|it)\b| [A-Z]\b)`,
  'iu',
);

/** “When shop is closed”. */
const subject = new RegExp(
  String.raw`\b(?:when|if|because|so) (?:${things}) (?:is|was|has|comes?|goes)\b`,
  'iu',
);

/** Whether a thing stands where no ‘a’ or ‘the’ says which. */
export const lacksArticle = (words: string): boolean => placed.test(words) || subject.test(words);

/** ‘I really really mean it’, ‘100%’, ‘trust me’: louder words for what was said. */
const louder =
  /\b(?:(?:and )?i (?:really |totally |truly |honestly )*(?:mean (?:it|that|this)|know (?:it|this|that)|promise|think so|swear)|(?:100 ?%|100 per ?cent|one hundred per ?cent)|trust me|believe me|no matter what|for (?:sure|real)|full stop|(?:definitely|absolutely|totally|honestly|seriously|obviously|truly|completely|certainly))(?!\p{L})/giu;

/** New words without what only says the same louder. */
export const withoutLouder = (fresh: string): string => fresh.replaceAll(louder, ' ');

/** A pattern of words that no teacher repeats, without the ends of a word around it. */
export const swearing =
  'crap|crappy|damn(?:ed|it)?|shit(?:ty|e)?|bullshit|fuck\\p{L}*|wtf|bugger(?:ed)?|piss(?:ed)?|arse(?:hole)?|ass(?:hole)?|bitch(?:es)?|bastards?|bollocks|wank\\p{L}*|dickheads?|slut\\p{L}*|whore\\p{L}*|cunt\\p{L}*|hell no|what the hell';

const swears = new RegExp(`(?<![\\p{L}])(?:${swearing})(?![\\p{L}])`, 'iu');

export const hasSwearing = (words: string): boolean => swears.test(words);

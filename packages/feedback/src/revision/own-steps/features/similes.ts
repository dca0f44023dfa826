/** ‘As cold as ice’, ‘like a mirror’; not ‘I like the pool’. */
export const similes =
  /(?<!\p{L})(?:as \p{L}+ as|(?<!\b(?:i|we|you|they|would|really|to|don['’]t) )like (?:(?:an?|the|my|its) )?\p{L}{3,})/giu;

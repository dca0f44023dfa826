/** Words of feedback that young readers stumble over, and what to say instead. */
const easier: Record<string, string> = {
  additional: 'more',
  attempt: 'try',
  begin: 'start',
  character: 'person',
  characters: 'people',
  communicate: 'tell',
  consider: 'think about',
  demonstrates: 'shows',
  demonstrate: 'show',
  describe: 'tell about',
  dialogue: 'speech',
  discover: 'find',
  effective: 'good',
  effectively: 'well',
  emphasise: 'show',
  engaging: 'fun',
  enhance: 'make better',
  excellent: 'great',
  explain: 'tell why',
  expand: 'add to',
  experience: 'time',
  explore: 'look at',
  identify: 'find',
  illustrates: 'shows',
  imagine: 'picture',
  improve: 'make better',
  include: 'add',
  incorporate: 'add',
  opportunity: 'chance',
  particularly: 'really',
  revise: 'change',
  select: 'pick',
  specific: 'clear',
  strengthen: 'help',
  sufficient: 'enough',
  utilise: 'use',
  vocabulary: 'words',
  vivid: 'strong',
};

/** The easier word in the case of the hard one; the word itself when there is none. */
export function plainWords(word: string): string {
  const easy = easier[word.toLowerCase()];
  if (easy === undefined) return word;
  return /^\p{Lu}/u.test(word) ? easy.charAt(0).toUpperCase() + easy.slice(1) : easy;
}

/** What people and animals are to a student; in each group, words for the same. */
const groups: readonly string[][] = [
  'mum mummy mom mother mama māmā',
  'dad daddy father papa pāpā',
  'nan nana nanny grandma grandmother granny gran kuia',
  'koro grandad granddad grandpa grandfather pop poppa',
  'brother',
  'sister',
  'cousin cuz cuzzy',
  'uncle',
  'aunty auntie aunt',
  'friend mate buddy',
  'teacher',
  'neighbour',
  'dog puppy pup',
  'cat kitten',
  'horse pony foal',
  'lamb sheep',
  'calf cow',
].map((words) => words.split(' '));

const groupOf = new Map(groups.flatMap((words, at) => words.map((word) => [word, at] as const)));

/** Any of them, as a pattern. */
export const relation = `(?:${groups.flat().join('|')})`;

/** Whether both are relations, and not the same one. */
export function areTwoRelations(one: string, other: string): boolean {
  const [first, second] = [groupOf.get(one.toLowerCase()), groupOf.get(other.toLowerCase())];
  return first !== undefined && second !== undefined && first !== second;
}

import type { RuleName } from '../../rules/all-rules.ts';

/** Praise for what most texts have, or for a word. */
const slight: ReadonlySet<string> = new Set<RuleName>([
  'chosenWords',
  'commandVerbs',
  'describedThing',
  'hardWordsRight',
  'preciseWords',
  'presentFacts',
  'toldInPast',
  'wholeSentence',
]);

/** Whether a rule’s praise, beside two others, only makes a list longer. */
export const isSlight = (rule: string): boolean => slight.has(rule);

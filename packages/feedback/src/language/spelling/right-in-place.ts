import { nounFollows } from '../../text/grammar/noun-follows.ts';
import type { StudentText } from '../../text/student-text.ts';
import { wordSet } from '../../text/word-set.ts';

/** ‘You’re’, ‘they’re’ and ‘there’ stand before these, ‘your’ and ‘their’ don’t. */
const noThing =
  /^(?!(?:|is|was|are|were|not|so|all|an?|the|very|really|too|in|on|at|out|\p{L}+ing)$)/u;

/** What follows a misspelling where the listed word is meant, and no other of its sound. */
const followedBy: ReadonlyMap<string, RegExp> = new Map([
  // ‘Theirs’ is followed by none of these.
  [
    'theres',
    /^(?:an?|the|no|not|some|lots?|so|only|one|two|three|many|more|something|someone|nothing|this|that|these|been|heaps|always|also|still|even|like|another|my|our|your|\d+)$/u,
  ],
  ['thier', noThing],
  ['yor', noThing],
  ['yur', noThing],
  // ‘He wasnt to find food’ is meant for ‘wants’.
  ['wasnt', /^(?!to$)/u],
  ['wher', /^(?:is|are|was|the|i|we|you|it|they|he|she|my|our)$/u],
]);

/** They can own what is named next, and then another word is meant: ‘the enemy’s flag’. */
const owners = wordSet(
  'babies dolphins enemies families friends heroes holidays islands mountains neighbours thieves',
);

/** Whether the listed word for a misspelling is right at its place, the `i`th word of a text. */
export function isRightInPlace(text: StudentText, i: number, right: string): boolean {
  const [word, next] = [text.words[i], text.words[i + 1]];
  const pattern = followedBy.get(word?.lower ?? '');
  if (pattern !== undefined)
    return pattern.test(next?.sentence === word?.sentence ? (next?.lower ?? '') : '');
  return !(owners.has(right) && nounFollows(text, i));
}

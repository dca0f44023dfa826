import type { Comparison } from '@second-draft/contract';
import { wordsOf } from '../text/words.ts';

/** What became of a text as a whole; `replaced` is a different text altogether. */
export type KindOfRevision = 'unchanged' | 'changed' | 'replaced' | 'emptied';

/** Below this share of words that stayed, it may be another text. */
const FEW_STAYED = 0.4;
const HARDLY_ANY_STAYED = 0.1;

/** Below this share of topical words in common it is one: two children on one topic share fewer. */
const OTHER_TOPIC = 0.3;
const MAYBE_OTHER_TOPIC = 0.36;

/** Of so short a text nothing can be said (topical words). */
const FEWEST = 8;

const anyTopic = new Set(
  'this that they them then when were with have there their from because what would could should some just like very really went said will your after about into also other more good time people thing things stuff every first next been over only going back which than come came make made need want know think where here even much many look looked cannot until these those always never something someone most well does doing being before again around down under while must makes take takes took long through finally lots each both'.split(
    ' ',
  ),
);

function topicalWords(text: string): Set<string> {
  const words = wordsOf(text.normalize('NFC')).map((word) => word.text.toLowerCase());
  const long = words.filter((word) => word.length >= 4 && !anyTopic.has(word));
  return new Set(long.map((word) => word.replace(/['’]?s$/u, '')));
}

/** Measured on texts of many children on one topic, and on rewritten ones (`npm run eval drafts`). */
export function kindOfRevision(
  before: string,
  after: string,
  { changes, wordsRemoved }: Comparison,
): KindOfRevision {
  if (changes.length === 0) return 'unchanged';
  if (!/[\p{L}\p{N}]/u.test(after)) return 'emptied';
  const stayed = 1 - wordsRemoved / Math.max(1, wordsOf(before).length);
  if (stayed >= FEW_STAYED) return 'changed';
  const [old, fresh] = [topicalWords(before), topicalWords(after)];
  const fewer = Math.min(old.size, fresh.size);
  if (fewer < FEWEST) return 'changed';
  const inCommon = [...old].filter((word) => fresh.has(word)).length / fewer;
  const limit = stayed < HARDLY_ANY_STAYED ? MAYBE_OTHER_TOPIC : OTHER_TOPIC;
  return inCommon < limit ? 'replaced' : 'changed';
}

import { daleChall } from 'dale-chall';

/** Words that are also names and that the list of familiar words leaves out. */
const others =
  'grace faith joy jade ruby ivy lily daisy violet iris olive hazel heather holly sage basil rob pat jack bill bob nick frank drew guy art chase miles carol dawn eve crystal melody harmony destiny justice liberty noble prince princess skye storm rain river bay ocean brook cliff dale glen lane mason carter cooper taylor hunter archer piper harper parker sawyer tanner rusty buddy chance major duke earl sunny blaze ash reed heath rose pearl amber ginger coral stone banks fox woods hall hill page price read rich rush sharp small swift west north love lovely golden silver'.split(
    ' ',
  );

const commonWords = new Set([...daleChall.map((word) => word.toLowerCase()), ...others]);

/** Words that begin a sentence so often that a capital there says nothing. */
const sentenceOpeners = new Set(
  'an the my so no in to you he she it we they do did is was will may can if as at on by all any one now then when what who why how good long young'.split(
    ' ',
  ),
);

const modal = new Set(['will', 'may', 'can', 'do', 'did']);
const subject =
  /^\s+(?:you|i|he|she|it|we|they|the|my|your|our|his|her|their|this|that|these|those|there|any|some|no|every|people|not)\b/iu;

/**
 * Whether a name that is also a common word (Grace, Mark, Hope, Will) is meant as the word here.
 * Small letters mean the word, unless the whole name or 's follows; at the start of a sentence a
 * word such as 'Will' is the verb when a subject follows, and 'An' or 'My' is no name.
 */
export function isMeantAsWord(name: string, found: string, before: string, after: string): boolean {
  const word = name.toLowerCase();
  if (!commonWords.has(word)) return false;
  if (/^\p{Ll}/u.test(found)) return !/^['’]s\b/u.test(after);
  const startsSentence = /(?:^|[.!?…:\n]["'“”‘’)\s]*|["“‘(]\s*)$/u.test(before);
  if (!startsSentence || !sentenceOpeners.has(word)) return false;
  return modal.has(word)
    ? subject.test(after)
    : !/^(?:['’]s\b|\s+(?:was|is|and|said)\b)/u.test(after);
}

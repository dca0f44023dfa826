/** Where a step wants something to be. */
export type Destination = 'start' | 'end' | 'before' | 'after' | 'with' | 'swapped';

/** What a step says of moving, in its own words. */
export interface AskedMove {
  /** What is to be moved, as the step calls it. */
  what: string;
  /** What it says before that. */
  said: string;
  where: Destination;
  /** Beside what, for the last four. */
  to: string;
  /** ‘The very first sentence’: the second one isn't it. */
  isExact: boolean;
}

const verb =
  /\b(?:mov(?:e|ing)|put(?:ting)?|shift|bring|take(?! (?:[\p{L}']+ ){0,4}(?:out|away|off|care|time|turns)\b)|pop|place)\b/u;

/** ‘Your tip should come before step 3’, ‘The bus trip happened first’. */
const modal =
  /\b(?:(?:should|needs? to|has to|have to|must|could|would|ought to) (?:really |probably )?(?:go|come|be|sit|stand|happen)|belongs?|comes? too (?:late|early|soon)|happened)\b/u;

const part = String.raw`(?:the|your) (?:part|bit|sentence|line|paragraph|moment|fact|event)s?`;

/** ‘Start with the part where the eel bit you’: with what is there. */
const beginWith = new RegExp(
  String.raw`\b(?:start|begin|open) (?:your \p{L}+ )?(?:with|at|from) ${part}\b`,
  'u',
);
const endWith = new RegExp(
  String.raw`\b(?:finish|end) (?:your \p{L}+ )?(?:with|on) ${part}\b`,
  'u',
);

const places: readonly [where: Destination, pattern: RegExp][] = [
  [
    'start',
    /\b(?:right |back |up )*(?:to|at|near|in|into) (?:the |your )?(?:very )?(?:start|beginning|top|front|opening|introduction|first (?:sentence|line|paragraph))\b|\b(?:very |right )?first(?=\W*(?:$|so\b|and\b|then\b))/u,
  ],
  [
    'end',
    /\b(?:right |back |down )*(?:to|at|near|in|into) (?:the |your )?(?:very )?(?:end|bottom|conclusion|last (?:sentence|line|paragraph))\b|\b(?:very |right )?last(?=\W*(?:$|so\b|and\b|then\b))/u,
  ],
  ['before', /\b(?:straight |right |just )?(?:before|above|ahead of|in front of)\b/u],
  ['after', /\b(?:straight |right |just )?(?:after|below|underneath|behind)\b/u],
  [
    'with',
    /\b(?:(?:next to|beside|alongside|together with|in with|along with)\b|with (?=the |your |other |what |where |how )|(?:under|into|in|to) (?=(?:the|your) [^.?!]{0,40}\b(?:paragraph|part|section|bit|heading|sentences?)\b)|(?:to|into|under) where\b)/u,
  ],
];

/** ‘Swap steps 2 and 3’, ‘Swap the paragraph about food with the one about homes’. */
const swapped =
  /\b(?:swap|switch) (?:round |around |over )?([^.?!]{2,80}?) (?:and|with) ([^.?!]{2,80})/u;

/** ‘Put a full stop at the end’: something new. */
const isNewThing =
  /^\W*(?:in )?(?:an?|some|something|more|another|one|two|three|all|each|every|new|how|why|when|where|what|who|capitals?|in)\b/u;

/** More than a teacher writes in a step. */
const MOST_SENTENCES = 40;

/** The sentences of a step, each with those before it. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?!])\s+/u)
    .filter((one) => one !== '')
    .slice(0, MOST_SENTENCES);

/** ‘It’, ‘this bit’: what it is was said before. */
const pointing =
  /^\W*(?:it|them)\b|^\W*(?:this|that|these|those)(?: (?:part|bit|sentence|line|one|paragraph)s?)?(?: (?:up|down|back|so that|so))?\W*$/u;

/** ‘Should be allowed in the bottom playground’ tells of no place in a text (characters). */
const MODAL_ROOM = 8;

function moveIn(sentence: string, said: string): AskedMove | null {
  const swap = swapped.exec(sentence);
  if (
    swap !== null &&
    /\b(?:steps?|paragraphs?|sentences?|parts?|order|round|around|over)\b/u.test(sentence)
  )
    return { what: swap[1] ?? '', said, to: swap[2] ?? '', where: 'swapped', isExact: false };
  const isExact =
    /\b(?:very|first|last) (?:start|beginning|top|end|sentence|line)\b|\bvery first\b/u.test(
      sentence,
    );
  for (const [where, begun] of [
    ['start', beginWith],
    ['end', endWith],
  ] as const) {
    const found = begun.exec(sentence);
    if (found !== null)
      return { what: sentence.slice(found.index + found[0].length), said, where, to: '', isExact };
  }
  const found = verb.exec(sentence);
  const byModal = modal.exec(sentence);
  const first =
    found !== null && (byModal === null || found.index < byModal.index) ? found : byModal;
  if (first === null) return null;
  const isVerb = first === found;
  const rest = sentence.slice(first.index + (isVerb ? first[0].length : 0));
  const goal = places
    .map(([where, pattern]) => ({ where, match: pattern.exec(rest) }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
  if (goal === undefined || goal.match === null) return null;
  const own = isVerb ? rest.slice(0, goal.match.index) : sentence.slice(0, first.index);
  if (!isVerb && goal.match.index > first[0].length + MODAL_ROOM) return null;
  if (isVerb && isNewThing.test(own)) return null;
  return {
    what: pointing.test(own) ? said : own,
    said,
    where: goal.where,
    to: rest.slice(goal.match.index + goal.match[0].length),
    isExact,
  };
}

/** The move that a step asks for; null where it asks for none. */
export function askedMove(asked: string): AskedMove | null {
  const sentences = sentencesOf(asked);
  for (const [i, sentence] of sentences.entries()) {
    const move = moveIn(sentence, sentences.slice(0, i).join(' '));
    if (move !== null) return move;
  }
  return null;
}

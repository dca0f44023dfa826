import { wordSet } from '../../text/word-set.ts';
import type { Word } from '../../text/student-text.ts';

/** After ‘not’ a more exact word seldom fits: ‘I don’t really know’. */
const negation =
  /^(?:not|never|no|hardly|cant|dont|doesnt|didnt|isnt|wasnt|arent|werent|wont|havent)$|n't$/u;

/** How far back ‘not’ may stand (words). */
const REACH = 3;

/** Measures by something: ‘as big as the dog’, ‘how big’. */
const comparing = /^(?:as|how|too|so|that|more|less)$/u;

/** Makes a set phrase of the word, or says in what way: ‘good morning’, ‘fun fact’, ‘bad for metal’. */
const completing =
  /^(?:as|than|enough|at|for|with|to|morning|afternoon|evening|night|luck|mood|news|bye|facts?|guys?|deal|brothers?|sisters?|cousins?)$/u;

const size = wordSet('big bigger biggest small little');

/** Of these a size word tells how much they matter, or who is older: ‘a big moment’, ‘my big sister’. */
const unmeasured = wordSet(`
  thing things deal deals problem problems trouble fan fans day days night week weekend year event events reason reasons part parts difference mistake mistakes idea ideas
  change changes question questions job jobs news surprise surprises fright shock help effect impact role responsibility moment risk name fuss game games match final race show wedding party
  brother brothers sister sisters cousin cousins kid kids boy boys girl girls child children people one ones school decision smile hug laugh win loss step challenge adventure toe bang mac end bit bits
`);

/** How far on the thing and its measure may stand (words). */
const NEXT_TO = 2;
const NEAR = 6;

/** ‘How are you? I am good’: nobody says how, exactly. */
const isWell = (word: string, before: string): boolean =>
  word === 'good' && /^(?:am|i['’]?m)$/u.test(before);

/** Here the word is a verb: ‘you can cool down’. */
const isVerbHere = (both: string): boolean => /^cool (?:down|off)$/u.test(both);

/** What may be fun, or had: after a thing’s name it is part of one, ‘chow fun’. */
const beforeFun =
  /^(?:is|was|were|are|be|been|being|it's|its|that's|thats|had|have|having|has|so|really|very|super|quite|pretty|such|more|most|great|good|big|much|lots|of|heaps|the|a|and|or|some|for|looks?|looked|sounds?|sounded)$/u;

/** Already says more than the verb: ‘only looked’. */
const focusing = /^(?:only|just|even)$/u;

/** Where somebody goes or looks; ‘went wild’ and ‘looked sad’ are no moving and no looking. */
const direction =
  /^(?:to|up|down|in|into|inside|out|outside|over|under|past|across|through|round|around|along|behind|towards?|home|back|there|at)$/u;

/** ‘Went to sleep’, ‘ran out of bread’: nobody moves. */
const unmoving = /^(?:to (?:bed|sleep)|out of)$/u;

const moving = wordSet('went walked ran looked');

/** None of these has legs: one that walks is a picture, and ‘strolled’ would spoil it. */
const lifeless = wordSet(`
  wind breeze rain storm thunder lightning sun sunlight moon stars sky clouds fog mist snow frost ice night day morning dawn dusk dark darkness silence shadow shadows winter summer autumn spring time
  sea ocean tide wave waves river creek stream lake mountain mountains hill hills tree trees leaves flames house houses road
`);

/** How far from the beginning of a sentence its subject is named (words). */
const SUBJECT = 3;

const person = /^(?:i|we|you|he|she|they|who)$/u;

/** Whether what moves is no living thing: ‘The creek stood up and walked’. */
function isLifeless(words: readonly Word[], at: number): boolean {
  const first = words.findIndex(({ sentence }) => sentence === words[at]?.sentence);
  const before = words.slice(first, at);
  return (
    before.slice(0, SUBJECT).some(({ lower }) => lifeless.has(lower)) &&
    !before.some(({ lower, text }, i) => person.test(lower) || (i > 0 && /^\p{Lu}/u.test(text)))
  );
}

/** Whether another word could stand in the place of the plain word at an index. */
export function isReplaceable(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const lowerAt = (i: number) =>
    (words[i]?.sentence === word?.sentence ? words[i]?.lower : '') ?? '';
  const [before, after] = [lowerAt(at - 1), lowerAt(at + 1)];
  const isNegated = Array.from({ length: REACH }, (_, i) => lowerAt(at - 1 - i)).some((one) =>
    negation.test(one),
  );
  if (word === undefined || isNegated || isVerbHere(`${word.lower} ${after}`)) return false;
  if (isWell(word.lower, before)) return false;
  if (word.lower === 'fun' && before !== '' && !beforeFun.test(before)) return false;
  const following = (most: number) => Array.from({ length: most }, (_, i) => lowerAt(at + 1 + i));
  if (size.has(word.lower)) {
    // “Big, about the size of a bus”.
    const isMeasured = following(NEAR).includes('size') || following(NEXT_TO).includes('like');
    if (isMeasured || following(NEXT_TO).some((one) => unmeasured.has(one))) return false;
  }
  if (!moving.has(word.lower)) return !comparing.test(before) && !completing.test(after);
  // “Walked and walked and walked” repeats it on purpose.
  const isRepeated = [at - 2, at + 2].some((i) => lowerAt(i) === word.lower);
  const next = following(3);
  const showsHow = next.some((one) => one.length > 4 && one.endsWith('ly'));
  return (
    direction.test(after) &&
    !unmoving.test(`${after} ${next[1] ?? ''}`) &&
    !focusing.test(before) &&
    !isRepeated &&
    !showsHow &&
    !isLifeless(words, at)
  );
}

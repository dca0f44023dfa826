import { wordSet } from '../../text/word-set.ts';
import { isKnownWord } from '../words/known-words.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { beforePeople, deeds, doneTo, objects, subjects } from '../words/word-classes.ts';

/** What stands around a word; nothing is no word in the same sentence. */
interface Phrase {
  before?: RegExp;
  before2?: RegExp;
  after?: RegExp;
  after2?: RegExp;
  /** A capital makes no name of it. */
  isPlace?: true;
}

/** Who does something, rather than what begins a question: did art go. */
const beforeDone = /^(?!(?:what|where|when|why|how|who|and|but|so|then|said)$)./u;
/** What may follow a lesson that is done; whoever is named does something. */
const lesson = /^(?:|and|with|in|at|on|after|before|today|because|now|all|again)$/u;

/** Where a word that is also a name is hardly ever the name; only what leaves no doubt. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = new Map([
  ['aroha', [{ after: /^(?:mai|nui)$/u }, { after: /tanga$/u }]],
  [
    'art',
    [
      { before2: /^(?:good|better|best|bad)$/u, before: /^at$/u },
      { after: /^(?:gallery|lessons?|projects?|supplies|class|room)$/u },
      { before: /^in$/u, after: /^(?:|we|i|class|today)$/u },
      {
        before2: /^(?:i|we|they|are|were|am|was|is|now|me|to)$/u,
        before: /^do(?:ing)?$/u,
        after: lesson,
      },
      { before2: beforeDone, before: /^did$/u, after: lesson },
      { before: /^(?:like|love|enjoy)$/u, after: /^because$/u, after2: /^you$/u },
      { before: /^(?:the|auckland|dunedin|christchurch)$/u, after: /^gallery$/u, isPlace: true },
    ],
  ],
  ['chase', [{ before: /^(?:play(?:s|ed|ing)?|car)$/u, after: /^(?:|with)$/u }]],
  ['case', [{ before: /^in$/u }]],
  [
    'cross',
    [
      {
        before: /^(?:me|so|very|really|too|got|gets?|getting|felt|feels?|was|were|is|am|are|be)$/u,
      },
    ],
  ],
  ['crystal', [{ after: /^clear$/u }]],
  ['daisy', [{ after: /^chains?$/u }]],
  [
    'dawn',
    [
      { before: /^until$/u, after: /^$/u },
      { before2: /^it$/u, before: /^(?:is|was)$/u, after: /^(?!(?:who|that)$)/u },
    ],
  ],
  ['dale', [{ before2: /^hills?$/u, before: /^and$/u }]],
  [
    'faith',
    [
      { before: /^(?:have|has)$/u, after: /^(?:|that|you|he|she|they)$/u },
      {
        before: /^(?:have|has|had)$/u,
        after: /^in$/u,
        after2: /^(?:god|jesus|it|(?:my|your|him|her)self|(?:our|your|them)selves)$/u,
      },
    ],
  ],
  [
    'grace',
    [
      { before: /^say(?:ing)?$/u, after: /^(?:|before)$/u },
      { before2: /^(?:she|he|we|they|i)$/u, before: /^says$/u },
      {
        before2: /^(?:we|they|i|mum|dad|nana|koro|everyone)$/u,
        before: /^said$/u,
        after: /^before$/u,
      },
    ],
  ],
  [
    'hope',
    [
      { before2: /^(?:gave|give|giving|given)$/u, before: /^up$/u, after: /^$/u },
      { before2: /^full$/u, before: /^of$/u },
    ],
  ],
  [
    'joy',
    [
      { before2: /^(?:full|tears)$/u, before: /^of$/u },
      { before2: /^jump(?:s|ed|ing)?$/u, before: /^for$/u, after: /^$/u },
    ],
  ],
  ['jade', [{ before2: /^made$/u, before: /^(?:of|from)$/u }]],
  [
    'peace',
    [
      { before: /^(?:in|at|world)$/u, after: /^(?:|and)$/u },
      { before: /^want(?:s|ed)?$/u, after: /^(?:|and|in|on|for)$/u },
    ],
  ],
  ['maia', [{ before: /^kia$/u }, { before2: /^$/u, before: /^be$/u, after: /^(?:|means)$/u }]],
  ['max', [{ after: /^(?:speed|fun|volume)$/u }]],
  [
    'rose',
    [
      { before: /^(?:sun|moon|smoke|steam|mist|fog|water|tide|dust)$/u },
      { before: /^(?:i|we|he|she|it|they)$/u, after: /^(?:up|early|from|into|above|slowly|to)$/u },
      { after: /^(?:bush|bushes|garden)$/u },
    ],
  ],
  ['ofa', [{ after: /^(?:lahi|atu)$/u }]],
  [
    'oh',
    [
      {
        before: /^(?!and$|with$|me$)/u,
        after: /^(?:no|well|my|yes|dear|wow|man|yeah|i|it|that)$/u,
      },
    ],
  ],
  [
    'sky',
    [{ after: /^(?:blue|diving)$/u }, { before: /^the$/u, after: /^tower$/u, isPlace: true }],
  ],
  ['summer', [{ after: /^holidays?$/u }]],
]);

const plantParts = wordSet(
  'tree trees palm palms bush bushes petal petals forest forests hedge hedges dieback',
);
const plants: readonly Phrase[] = [
  { before: /^(?!(?:gave|give|gives|told|tell|showed|asked|lent|handed|helped)$)/u },
];
/** What is made of a plant; ‘with jasmine rice’ may share it with her. */
const foods: readonly Phrase[] = [
  {
    before:
      /^(?:|of|from|some|the|like|likes|love|loves|eat|eats|eating|ate|had|have|use|used|add|added|and|fresh|hot|his|her|my|our)$/u,
  },
];
/** Not ‘because of jasmine leaves early’. */
const leaf: readonly Phrase[] = [
  {
    before: /^(?:of|from|use|fresh|dry|dried|dead|some|the)$/u,
    after2:
      /^(?!(?:the|us|me|him|her|them|early|late|school|home|for|at|class|town|on|today|tomorrow)$)/u,
  },
];

/** “Kauri trees”, “willow forest”, “jasmine rice”. */
function plantsBefore(runs: readonly Run[], at: number): readonly Phrase[] | undefined {
  const next = runs[at + 1];
  if (next?.gap !== ' ' || !isKnownWord(runs[at]?.letters ?? '')) return undefined;
  if (plantParts.has(next.letters)) return plants;
  if (/^(?:rice|oil)$/u.test(next.letters)) return foods;
  return next.letters === 'leaves' ? leaf : undefined;
}

/** “Ho ho ho”. */
function isLaughter(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (letters.length > 2 || !/^(?:ha|he|ho|la)$/u.test(letters)) return false;
  const isAgain = (by: number) => runs[at + by]?.letters === letters;
  return isAgain(-1) ? isAgain(-2) || isAgain(1) : isAgain(1) && isAgain(2);
}

const months = wordSet('april may june august');
const inTime = /^(?:in|since|until|during|early|late|mid|every|each)$/u;

/** “In case it rains”, “the sun rose”, “they say grace”. */
export function isInPhrase(runs: readonly Run[], at: number): boolean {
  const { letters = '', first = true } = runs[at] ?? {};
  if (isLaughter(runs, at)) return true;
  const possible = phrases.get(letters) ?? plantsBefore(runs, at);
  if (possible === undefined) return false;
  const after = neighbour(runs, at, 1);
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (deeds.has(after)) return false;
  const hasNamesCapital = hasCapital(runs, at) && !first;
  // “I gave rose petals”.
  const isReceiver = doneTo.has(before) || beforePeople.has(before);
  return possible.some(
    (one) =>
      (one.isPlace === true || !hasNamesCapital) &&
      (one.before?.test(before) ?? !isReceiver) &&
      (one.before2?.test(before2) ?? true) &&
      (one.after?.test(after) ?? true) &&
      (one.after2?.test(neighbour(runs, at, 2)) ?? true),
  );
}

/**
 * “In June we ran”; not ‘Next June hid’, nor ‘In June’s bag’. Of a student of that name, the month is
 * concealed, too: nobody could tell from what a model is sent that it was one.
 */
export function isMonth(runs: readonly Run[], at: number): boolean {
  if (!hasCapital(runs, at) || !months.has(runs[at]?.letters ?? '')) return false;
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (after === 's' || (deeds.has(after) && after !== 'and')) return false;
  if (/^(?:last|next)$/u.test(before)) return subjects.has(after) || objects.has(after);
  if (/^(?:trust|believ)/u.test(before2)) return false;
  return inTime.test(before) || (before === 'and' && months.has(before2));
}

import { wordSet } from '../../../text/word-set.ts';
import { isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';

/** As common as those that give commands. */
const others = wordSet(
  'become fall know need want like love see think feel live say laugh buy drive drink drop learn teach meet speak study win lose wake sleep shout yell scream cry bite smell hear hate grow happen mean fly belong arrive agree understand milk ride chase bark dance sing shoot score paddle spend send sell rain snow shine rise begin forget wear bring',
);

/** No other in the past, so that nothing may be missing: “he put it back”. */
const alike = wordSet('beat cost cut fit hit hurt lay let put quit read set shut split spread wet');

/** Wrong after one person or thing wherever they stand; others may be nouns: “my dog walk”. */
const sure = wordSet('become have go come say make get tell know think want eat');

/** What goes before a subject whose verb rightly has no ending: “did he go”, “I saw her run”. */
const asking =
  /^(?:do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|could|can['’]?t|couldn['’]?t|will|would|won['’]?t|wouldn['’]?t|shall|should|must|may|might|let|lets|make|makes|made|making|help|helps|helped|helping|see|sees|saw|seen|seeing|hear|hears|heard|hearing|feel|felt|watch|watches|watched|watching|had|has|have|having|suggest|insist|and|or|nor|than|as|both|to)$/u;

/** ‘It’ begins a clause only after these: “keep it open”, but “so it open”. */
const beginning =
  /^(?:and|but|so|then|because|when|whenever|if|where|how|what|which|until|after|before|that)$/u;

const owning = /^(?:my|our|his|her|their|your|the|a|an|this|that|one)$/u;
/** “One day go …” tells when. */
const time = /^(?:day|time|night|morning|evening|week|year|month|minute|second|moment)$/u;
const several =
  /s$|^(?:i|you|we|they|people|children|men|women|police|feet|teeth|mice|geese|sheep|fish|cattle|whānau|whanau|team|family|class|crew|group|staff|crowd|rest|lot|majority|tamariki|kaumātua|tūpuna|others|\d+)$/u;
const object = /^(?:me|my|him|his|her|it|us|our|them|their|you|your|the|an?|to)$/u;

const isBase = (word: string): boolean =>
  (isCommandVerb(word) || others.has(word) || sure.has(word)) && !alike.has(word);

/** “A boy pull my tag”, “your tyre become flat”. */
function isAfterOne(words: readonly string[], i: number): boolean {
  const noun = words[i - 1] ?? '';
  const before = words[i - 3];
  const isOne =
    owning.test(words[i - 2] ?? '') && !several.test(noun) && !time.test(noun) && noun.length > 2;
  if (!isOne || (before !== undefined && asking.test(before))) return false;
  const begins = before === undefined || beginning.test(before);
  return begins && (sure.has(words[i] ?? '') || object.test(words[i + 1] ?? ''));
}

/** “He milk the cows”: a verb without the s that goes with one person or thing. */
export const hasBareVerb = (words: readonly string[]): boolean =>
  words.some((word, i) => {
    if (i === 0 || !isBase(word)) return false;
    const subject = words[i - 1] ?? '';
    const before = words[i - 2];
    if (/^s?he$/u.test(subject)) return before === 'and' || !asking.test(before ?? '');
    if (subject === 'it') return before === undefined || beginning.test(before);
    return isAfterOne(words, i);
  });

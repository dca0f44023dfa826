import { isFamiliar } from '../../reading/familiar-words.ts';
import { isInDictionary } from '../spelling/dictionary.ts';
import { remembered } from '../../text/remembered.ts';
import { wordSet } from '../../text/word-set.ts';

/** Long words that no child has to reach for: animals, food, jobs, school, home and plain deeds. */
const listed = wordSet(`
  penguin mosquito kangaroo dinosaur dolphin dolphins hedgehog butterfly caterpillar crocodile seagull duckling ladybird volcano earthquake
  tarantula goldfish elephant creature animals insects scientist tourist librarian caretaker teenager gardener astronaut volunteer student
  neighbour grandparents parents children families community principal firefighter fisherman fishermen shopkeeper goalkeeper settler
  scissors homework mandarin supermarket motorway motorbike wrapper lunchtime handlebar trampoline temperature spaghetti roundabout helicopter
  dumpling wardrobe triangle computer keyboard tractor scooter sneakers cardigan toothpaste sunscreen necklace lollipop porridge toasties takeaways
  festival celebration volleyball rehearsal microphone microwave photograph envelope telephone television vegetables chocolate restaurant hospital
  expensive official responsible underneath ordinary enormous annoying difficult complicated opposite furthest together altogether
  realised pretended practice practise imagined recovered complains complained recognise recognised invented designed developed relaxing ignoring
  individual includes instructions information explanation announces certificate distance distances movement discussion argument assignment
  appearance connection national international overseas population production projects production batteries chemical container competition
  cancelled performed contains continued controlled concentrate communicate encouraged convince convinced consider conclusion internet sensible pressure audience surrounded disappeared disappearing explodes
  overfill avoiding bullying magnifying paddling softened kayaking supervising fundraising interviewed announced straightened unscrewed bargained
  graduate graduation timetable passport provided provide problem problems solution beginner customer visitors basically
  confused confusing confidence frustrated teamwork alphabet decision decisions determined electronic
  `);

const FEWEST = 3;

/** Of “swimming”, ‘ming’ only looks like a form of a familiar word. */
const isKnown = (word: string): boolean => isFamiliar(word) && isInDictionary(word);

/** “letterbox”, “lighthouse”, “underwater”: two words that everybody knows. */
export const isCompound = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 2 * FEWEST + 1) }, (_, i) => i + FEWEST).some(
    (at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
  );

const MOST_KEPT = 2000;

/** Whether a long word is one of every day. */
export const isEveryday = remembered(
  MOST_KEPT,
  (word): boolean =>
    listed.has(word) ||
    listed.has(word.replace(/(?:es|s)$/u, '')) ||
    listed.has(word.replace(/s$/u, '')) ||
    isCompound(word),
);

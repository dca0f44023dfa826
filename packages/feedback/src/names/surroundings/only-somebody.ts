import { endingAlike } from '../misspelt/misspelt-deeds.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { kin } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { soundOf } from '../sounds/sound.ts';
import { wordSet } from '../../text/word-set.ts';
import { adjectives, peoplesDeeds, relations, subjects } from '../words/word-classes.ts';

/** Met sounds like might (sounds). */
const FEWEST_SOUNDS = 4;

/** Whether a word is one of these, or is no word that children know and sounds like one: askd, kickt. */
function orMisspelt(words: Iterable<string>): (letters: string) => boolean {
  const spelt = new Set(words);
  const sounds = new Set(
    [...spelt]
      .map((word) => endingAlike(soundOf(word)))
      .filter((sound) => sound.endsWith('d') && sound.length >= FEWEST_SOUNDS),
  );
  return (letters) =>
    spelt.has(letters) ||
    (/.{2}[dt]$/u.test(letters) &&
      !isFamiliar(letters) &&
      sounds.has(endingAlike(soundOf(letters))));
}

/** What hardly anything but a person does, with what it is done to. */
const isDoing = orMisspelt([
  ...peoplesDeeds,
  ...wordSet(
    'left found scored kicked won lost dropped lent lied woke hid caught saved drew tagged teased taught bumped',
  ),
]);
/** What is done to people alone. */
const isDoneToPeople = orMisspelt(
  wordSet('told asked hugged thanked invited interviewed teased married taught begged met'),
);
const isStruck = orMisspelt(
  wordSet('hit pushed kicked tagged punched bumped slapped poked splashed'),
);
const isSent = orMisspelt(wordSet('told asked helped chose begged taught invited'));

const together = /^(?:he|she|we)$/u;
const roles = wordSet('hero winner captain leader goalie champion boss loser author');
const gifts = wordSet('card cards present presents letter poem cake gift song surprise');
const whose = /^(?:house|place|party|birthday|bday|mums|dads|nanas)$/u;
const abilities = /^(?:can|cant|could|couldnt|will|would|should|might)$/u;
const joiningIn = /^(?:come|do|go|play|help|sleep|sit|talk|win|join|swim)$/u;
/** What somebody was, had or got at the beginning of a clause. */
const standing = /^(?:already|right|behind|late|first|last|next|my|our|on)$/u;
const hurt = /^(?:stung|hurt|told|sent|mad|sad|sick|angry|bitten|scared|picked|chosen)$/u;
const owned = /^(?:the|a|his|her|my|our)$/u;
const playing = /^(?:play|plays|played|playing|talking|hanging)$/u;
const clauses =
  /^(?:|and|then|but|so|when|wen|because|cos|after|before|if|that|there|while|until)$/u;

/** Whether hardly anything but a person is told of here, be the word a name or misspelt. */
export function isOnlySomebody(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if ((subjects.has(before) && !/^(?:that|there)$/u.test(before)) || adjectives.has(before))
    return false;
  if (isDoing(after)) return true;
  if (clauses.test(before) && isStanding(runs, at)) return true;
  if (isSomebodysFriend(runs, at)) return true;
  if (before === '') return false;
  if (isDoneToPeople(before)) return true;
  if (after === 'on' && isStruck(before)) return true;
  if (after === 'to') return isSent(before) || (before === 'for' && before2 === 'waiting');
  if (after === 'and' && /^(?:to|with)$/u.test(before)) return together.test(after2);
  if (/^(?:at|to|from)$/u.test(before) && whose.test(after)) return true;
  if (/^(?:is|was)$/u.test(before))
    return roles.has(before2) || kin.has(before2) || (before2 === 'it' && after === 'who');
  if (before === 'with') return after === '' && playing.test(before2);
  if (before === 'by') return before2 === '' && after === '';
  if (before === 'saw') return /^(?:at|with|and)$/u.test(after);
  if (before === 'for' && gifts.has(before2)) return true;
  return abilities.test(after) && joiningIn.test(after2);
}

/** “When mord was already there”, “mord had the map”, “then mord got stung”. */
function isStanding(runs: readonly Run[], at: number): boolean {
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (after === 'was') return standing.test(after2) || isMost(runs, at + 2);
  if (after === 'had') return owned.test(after2);
  return after === 'got' && hurt.test(after2);
}

/** “The fastest”, “the best”. */
const isMost = (runs: readonly Run[], at: number): boolean =>
  runs[at]?.letters === 'the' && /.(?:est|ist)$/u.test(neighbour(runs, at, 1));

/** “I think mord is a good friend.” */
function isSomebodysFriend(runs: readonly Run[], at: number): boolean {
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (!/^(?:is|was)$/u.test(after) || !owned.test(after2)) return false;
  const [one, other] = [neighbour(runs, at + 2, 1), neighbour(runs, at + 2, 2)];
  return relations.has(one) || (adjectives.has(one) && relations.has(other));
}

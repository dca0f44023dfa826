import { wordSet } from '../../text/word-set.ts';
import {
  beforePeople,
  belongings,
  deeds,
  doneTo,
  modals,
  namesLikeFunctionWords,
  objects,
  relations,
  subjects,
} from '../words/word-classes.ts';
import { isPastOnly } from '../surroundings/past-only.ts';
import type { Place } from '../surroundings/word-place.ts';

export function isModalAName({ before, after, capital, first, comma, isListed }: Place): boolean {
  if (capital && first)
    return comma || (!subjects.has(after) && !objects.has(after) && after !== 'be');
  if (capital) return true;
  if (doneTo.has(before) || (deeds.has(after) && !subjects.has(before))) return true;
  if (first && (habits.has(after) || ageOrRoom.test(after))) return true;
  if (versus.test(before) || versus.test(after)) return true;
  if (finite.test(before) || finite.test(after) || beforeNouns.test(before)) return true;
  // “Will caught it.”
  if (isPastOnly(after) && !subjects.has(before)) return true;
  if (ownThings.has(after) || isListed) return true;
  if (modals.has(after) && before !== '' && !subjects.has(before)) return true;
  if (/^(?:want|need)(?:s|ed)?$/u.test(before) && after === 'to') return true;
  if (after === '' && !subjects.has(before) && !relations.has(before)) return true;
  if (before === 'and' || belongings.has(before)) return after === '';
  return beforePeople.has(before) && !relations.has(before);
}

/** Neither before nor after ‘will’ the verb. */
const finite = /^(?:am|is|are|was|were|has|had|\p{L}{3,}ed)$/u;
const beforeNouns = /^(?:of|with|at|from|like|except)$/u;
/** “Will owns a bike”: verbs that no question begins with. */
const habits = wordSet(
  'owns lives eats sleeps reads writes draws rides swims sings wears hates hopes speaks cries cheers',
);
const ageOrRoom = /^(?:aged?|rm)$/u;
const versus = /^(?:vs?|versus)$/u;
/** What somebody has, and nothing that can be done. */
const ownThings = wordSet(
  'birthday house mum dad mother father brother sister cousin dog cat bag hat shoes team tent',
);

/** Children write ‘an’ for ‘and’, too, but not before these. */
const afterNoArticle = /^(?:as|and|or|but|because|too)$/u;

export function isFunctionWordAName(word: string, place: Place): boolean {
  const { before, after, capital, first } = place;
  if (word === 'i') return false;
  if (capital && !first) return true;
  const isOdd = /^(?:an|my)$/u.test(word) || !/^(?:was|is|did|had|has)$/u.test(after);
  const acts = deeds.has(after) && !subjects.has(word) && isOdd;
  if (capital) return acts;
  if (!namesLikeFunctionWords.has(word)) return false;
  if (word === 'an' && before !== '' && afterNoArticle.test(after)) return true;
  // No thing follows: ‘me and an’.
  if (/^(?:an|my)$/u.test(word) && after === '' && before !== '') return true;
  return relations.has(before) || /^(?:named|called|mr|mrs|miss|ms)$/u.test(before) || acts;
}

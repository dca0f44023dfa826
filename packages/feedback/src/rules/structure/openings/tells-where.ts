import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { isProperNoun } from '../../../language/spelling/dictionary.ts';
import { givenNames } from '../../../names/words/given-names.ts';
import { isEnglish } from '../../../names/words/known-words.ts';
import { isPlaceOrBrand } from '../../../names/words/places-and-brands.ts';
import { plainLetters } from '../../../names/letters/plain-letters.ts';

const before =
  'at|in|to|on|by|near|inside|outside|under|beside|behind|through|around|into|from|down|along|across|over|up';
const which = 'the|a|an|my|our|his|her|their|some';
const kinds =
  'beach(?:es)?|park|camp|schools?|house|home|farm|forest|bush|river|lake|sea|ocean|zoo|pools?|marae|shops?|town|city|village|castle|hall|garden|room|class|classroom|bed|bus|boat|mountains?|hill|island|court|field|hospital|library|kitchen|bach|jungle|cave|street|road|playground|museum|stadium|movies|ground|bridge|tree|space|office|hut|tent|waterfalls?|car|plane|train|place|gate|door|yard|backyard|paddock|creek|wharf|pond|planet|world|dentist|doctors?|mall|dairy|gym|airport|hotel|motel|cinema|theatre|restaurant|cafe|church|temple|mosque|supermarket|market|lounge|bathroom|bedroom|attic|basement|garage|shed|porch|deck|roof|cliff|track|trampoline|reserve|lagoon|desert|swamp|harbour|ferry|truck|van|campground|campsite|pa|whare|skatepark|aquarium|fair|snow|rocks|sand|toilets?';
const ofAKind = new RegExp(
  String.raw`\b(?:${before}) (?:(?:${which}) )?(?:\p{L}+ ){0,2}?(?:${kinds})\b|\b(?:home|camp|beach|zoo|park|marae|museum|camping|fishing|swimming|eeling)\b`,
  'iu',
);

/** At the dump, into a lift; but not in the weekend. */
const anywhere = new RegExp(
  String.raw`\b(?:at|in|on|by|near|behind|outside|inside|under|beside|next to|along|through|around|across|into|onto|to|up|down|out|out of|off|over|from|in front of|on top of) (?:${which}) (?!(?:\p{L}*day|weekend|holidays?|hoildays|week|month|year|term|summer|winter|spring|autumn|night|nite|morning|afternoon|evening|time|moment|minute|hours?|rain|sun|wind|dark|cold|middle|end|start|beginning|first|second|third|last|next|own|way|half|bit|lot|mood|hurry)s?\b)\p{L}{3,}`,
  'iu',
);

/** Up to three words with what says which. */
const afterThese = new RegExp(
  String.raw`\b(?:${before})(?=((?: (?:${which})(?= ))?(?: [\p{L}\p{M}'’]+){1,3}))`,
  'giu',
);
const determiner = new RegExp(String.raw`^ (?:${which}) `, 'iu');
const aTime = new RegExp(
  String.raw`^(?:\p{L}*day|${MONTH}|christmas|easter|matariki|diwali|eid|halloween|term|summer|winter|spring|autumn|night|morning|afternoon|evening|weekend|holidays?)s?$`,
  'iu',
);
const aPerson =
  /^(?:mum|mummy|dad|daddy|nan|nana|nanny|koro|poppa|pop|grandma|grandpa|grandad|aunty|auntie|uncle|mister|miss|mrs|whaea|matua|english|māori|maori|samoan)$/iu;

function isPlaceName(word: string): boolean {
  const [, name = word, owner] = /^(.+?)(['’]s)?$/u.exec(word) ?? [];
  const plain = plainLetters(name);
  if (name.length < 3 || aTime.test(name)) return false;
  if (/^\p{Lu}/u.test(name))
    return owner !== undefined || !(aPerson.test(name) || givenNames.has(plain));
  return isProperNoun(name) || (isPlaceOrBrand(plain) && !isEnglish(name));
}

/** Whether words tell a place, of a kind or by its name. */
export const tellsWhere = (words: string): boolean =>
  ofAKind.test(words) ||
  anywhere.test(words) ||
  [...words.matchAll(afterThese)].some(([, after = '']) =>
    after.replace(determiner, ' ').trim().split(' ').some(isPlaceName),
  );

import { literally } from '../../../text/searching/literally.ts';
import { lowerWords } from '../../../text/words.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const family = new SparingPattern(
  /^(?:mum|mummy|mom|mother|dad|daddy|father|nan|nana|nanny|koro|kuia|pop|poppa|grandma|grandad|granny|grandpa|papa|mama|māmā|pāpā)$/u,
);
const office = /^(?:coach|captain|sir|miss|teacher|principal|doctor|chief|king|queen)$/u;
const titled = /^(?:mr|mrs|ms|miss|dr|uncle|aunty|auntie|aunt)$/u;

/** “Aunty” may be Aunty Mere, and “Miss” Miss Patel. */
const isTitleAlone = (words: readonly string[]): boolean =>
  words.every((word) => titled.test(word));

const isSomebodys = (name: string): boolean => /^(?:the|my|his|her|our|their) /u.test(name);

/** Whether somebody is brought in as another, once the name has been given: “There stood a boy.” */
function isNewcomer(noun: string, name: string, text: string): boolean {
  const named = text.indexOf(name);
  const brought = new RegExp(
    String.raw`(?<!\b(?:is|was|were|as|like|becomes?|became) )\b(?:an?|another) (?:[\p{L}-]+ ){0,2}${literally(noun)}\b`,
    'iu',
  ).exec(text);
  return named !== -1 && brought !== null && brought.index > named;
}

/** Whether a text says of somebody that they are no parent: “my friend Ari”, “Mum and Ari”. */
const isNoParent = (name: string, parent: string, text: string): boolean =>
  new RegExp(
    String.raw`\b(?:friend|mate|buddy|classmate|cousin|cuzzy|brother|sister|teacher|neighbour|dog|cat|pony) ${literally(name)}(?!\p{L})|\b${parent} and ${literally(name)}(?!\p{L})|(?<!\p{L})${literally(name)} and ${parent}\b`,
    'iu',
  ).test(text);

const women = new SparingPattern(
  /^(?:mum|mummy|mom|mother|nan|nana|nanny|kuia|grandma|granny|mama|māmā|mrs|ms|miss|aunty|auntie|aunt|queen)$/u,
);
const men = /^(?:dad|daddy|father|koro|pop|poppa|grandad|grandpa|papa|pāpā|mr|uncle|king)$/u;

const isOfOther = (words: readonly string[], pronoun: string): boolean =>
  words.some((word) => (pronoun === 'he' ? women : men).test(word));

/**
 * Whether two names in a text are surely those of two people. A mother has a name, too, and the
 * captain may be somebody named before.
 */
export function areTwoPeople(one: string, other: string, text: string): boolean {
  const [first, second] = [lowerWords(one), lowerWords(other)];
  const areTitles = isTitleAlone(first) || isTitleAlone(second);
  if (first.some((word) => second.includes(word) && (areTitles || !titled.test(word))))
    return false;
  if (other === 'I') return true;
  if (other === 'he' || other === 'she') return isOfOther(first, other);
  if (other === 'it') return first.some((word) => women.test(word) || men.test(word));
  const [last, name] = [first.at(-1) ?? '', second.at(-1) ?? ''];
  if (/^\p{Ll}/u.test(other.split(' ').at(-1) ?? ''))
    return other.startsWith('the ') && !office.test(name) && !family.test(last)
      ? isNewcomer(name, one, text)
      : false;
  if (office.test(last) || office.test(name)) return false;
  const isFamily = [family.test(last), family.test(name)];
  if (isFamily[0] === isFamily[1]) return true;
  if (isFamily[0] === true ? isNoParent(name, last, text) : isNoParent(last, name, text))
    return true;
  return titled.test(first[0] ?? '') || titled.test(second[0] ?? '') || isSomebodys(other);
}

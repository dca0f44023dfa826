/** As on the school's roster; nicknames may be in brackets or quotation marks. */
export interface PersonName {
  fullName: string;
  givenName: string;
}

export interface NameParts {
  /** Single words: each given and family name, each half of a double-barrelled one, nicknames. */
  words: string[];
  /** Several words that are one name: Te Aroha-Mārie, van der Berg, Mei Ling. */
  phrases: string[][];
  /** Full names: in the order of the roster, and family name first. */
  wholes: string[][];
  /** By which somebody may be called: JB and JTB for Jack Thomas Brown. */
  initials: string[];
}

/** Parts that name nobody by themselves, unless they are the whole name. */
const particles = new Set(
  'te le la de da di do dos das del den der van von ter bin binti al el ibn st mac mc o and the of ngā nga'.split(
    ' ',
  ),
);

const articles = new Set(['te', 'the', 'ngā', 'nga', 'de', 'la', 'o']);

export const isArticle = (word = ''): boolean => articles.has(word.toLowerCase());

/** Of these, any text in te reo is full. */
const begins = new Set(['te', 'ngā', 'nga']);

const bracketed = /[([“"‘']([^)\]”"’']+)[)\]”"’'](?!\p{L})/gu;
const between = /[\s,.]+/u;
const joint = /[-‐-―'’‘ʻʼ`´]/u;

/** What a roster says about a name: ‘goes by Annie’, ‘aka Harry’, ‘Room 12’. */
const notes =
  /(?<!\p{L})(?:(?:also )?known as|goes by|(?:prefers|likes)(?: to be called)?|preferred(?: name)?|call(?:ed| me)|a\.?k\.?a\.?|(?:room|rm|year|yr|class|group) ?\d+\p{L}?)(?!\p{L})/giu;

const wordsIn = (name: string) =>
  name
    .replace(notes, ' ')
    .split(between)
    .filter((word) => /\p{L}/u.test(word));
const withoutNicknames = (name: string) => name.replace(bracketed, ' ');

export function namePartsOf(person: PersonName): NameParts {
  const nicknames = [
    ...person.fullName.matchAll(bracketed),
    ...person.givenName.matchAll(bracketed),
  ];
  const told = withoutNicknames(person.givenName);
  const given = wordsIn(begins.has(told.trim().toLowerCase()) ? addressOf(person) : told);
  const full = wordsIn(withoutNicknames(person.fullName));
  const family = withoutGiven(full, given);
  const names = [given, family, ...nicknames.map((match) => wordsIn(match[1] ?? ''))];
  const words = new Set<string>();
  for (const name of names) {
    const isBegun = full.length > 1 && begins.has(name[0]?.toLowerCase() ?? '');
    addName(words, name, name.length === 1 && !isBegun);
  }
  for (const word of full) addWord(words, word);
  const wholes = [full, [...family, ...given], [...given, ...family]];
  return {
    words: [...words],
    phrases: names.map((name) => name.flatMap(pieces)).filter((name) => name.length > 1),
    wholes: wholes.map((name) => name.flatMap(pieces)).filter((name) => name.length > 1),
    initials: initialsOf(full),
  };
}

/** The given name without nicknames; that of the full name if there is none, or only its article. */
export function addressOf({ fullName, givenName }: PersonName): string {
  const given = withoutNicknames(givenName).replace(/\s+/gu, ' ').trim();
  return given === '' || begins.has(given.toLowerCase()) ? givenNameIn(fullName) : given;
}

/**
 * The given name in a full name: its first word, with the article that belongs to it (Te Ariki), or
 * what follows a comma (Zhang, Zi Han). Empty without letters.
 */
export function givenNameIn(fullName: string): string {
  const name = withoutNicknames(fullName);
  const [, afterComma = ''] = name.split(',');
  const listed = wordsIn(afterComma);
  if (listed.length > 0) return listed.join(' ');
  const words = wordsIn(name);
  return words.slice(0, begins.has(words[0]?.toLowerCase() ?? '') ? 2 : 1).join(' ');
}

function withoutGiven(full: readonly string[], given: readonly string[]): string[] {
  const is = (words: readonly string[]) => words.join(' ') === given.join(' ');
  if (given.length === 0) return [...full];
  if (is(full.slice(0, given.length))) return full.slice(given.length);
  if (is(full.slice(-given.length))) return full.slice(0, -given.length);
  return full.filter((word) => !given.includes(word));
}

/** A first word may be all that a person is called by (Van, Le, Mac); an article only if it is the name. */
function addName(words: Set<string>, name: readonly string[], isAlone: boolean): void {
  const [first] = name;
  if (first !== undefined && (isAlone || !isArticle(first))) words.add(first);
  for (const word of name) addWord(words, word);
}

function addWord(words: Set<string>, word: string): void {
  for (const one of [word, ...word.split(/[-‐-―]/u)])
    if (/\p{L}.*\p{L}|\p{Lo}/u.test(one) && !particles.has(one.toLowerCase())) words.add(one);
}

export const MOST_INITIALS = 4;

/** Those of the first words, and of the first and the last. */
function initialsOf(full: readonly string[]): string[] {
  const all = full
    .flatMap((word) => word.split(/[-‐-―]/u))
    .flatMap((word) => /[\p{Lu}\p{Ll}]/u.exec(word) ?? []);
  const beginnings = all.slice(0, MOST_INITIALS).map((_, i) => all.slice(0, i + 1));
  const several = [...beginnings, [...all.slice(0, 1), ...all.slice(-1)]].filter(
    (letters) => letters.length > 1,
  );
  return [...new Set(several.map((letters) => letters.join('')))];
}

function pieces(word: string): string[] {
  return word.split(joint).filter((piece) => piece !== '');
}

/**
 * The particles that a roster writes in small letters between capitals, and that are nobody's name:
 * van in ‘Zed van der Quo’.
 */
export function particlesOf(people: readonly NameParts[]): string[] {
  const named = new Set(people.flatMap(({ words }) => words));
  const isNamed = (word: string) => named.has(word.charAt(0).toUpperCase() + word.slice(1));
  return people.flatMap(({ words }) => {
    const hasCapitals = words.some((word) => /^\p{Lu}/u.test(word));
    return hasCapitals ? words.filter((word) => particles.has(word) && !isNamed(word)) : [];
  });
}

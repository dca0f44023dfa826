/** A person as the school's roster writes them; nicknames may stand in brackets or quotation marks. */
export interface PersonName {
  fullName: string;
  givenName: string;
}

/** Parts that belong to a name but name nobody by themselves. */
const particles = new Set(
  'te le la de da di do dos das del den der van von ter bin binti al el ibn st mac and the of ngā nga'.split(
    ' ',
  ),
);

const bracketed = /[([“"‘]([^)\]”"’]+)[)\]”"’]/gu;

/**
 * Every form by which a person may be named, longest first: the given name and the full name when
 * they are more than one word, each word of them, each half of a hyphenated name, nicknames.
 */
export function nameForms(person: PersonName): string[] {
  const nicknames = Array.from(person.fullName.matchAll(bracketed), (match) => match[1] ?? '');
  const bare = (name: string) => name.replace(bracketed, ' ').replace(/\s+/gu, ' ').trim();
  const forms = new Set<string>();
  for (const phrase of [bare(person.givenName), ...nicknames.map(bare)]) addPhrase(forms, phrase);
  for (const word of bare(person.fullName).split(' ')) addWord(forms, word);
  return [...forms].toSorted((a, b) => b.length - a.length);
}

/** The given name alone, as one addresses the person. */
export function addressOf(person: PersonName): string {
  const given = person.givenName.replace(bracketed, ' ').replace(/\s+/gu, ' ').trim();
  return given === '' ? (person.fullName.trim().split(/\s+/u)[0] ?? '') : given;
}

function addPhrase(forms: Set<string>, phrase: string): void {
  if (phrase.includes(' ')) forms.add(phrase.normalize('NFC'));
  for (const word of phrase.split(' ')) addWord(forms, word);
}

function addWord(forms: Set<string>, raw: string): void {
  const word = raw.normalize('NFC').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  for (const part of [word, ...word.split(/[-‐–]/u)]) {
    if (part.length >= 2 && !particles.has(part.toLowerCase())) forms.add(part);
  }
}

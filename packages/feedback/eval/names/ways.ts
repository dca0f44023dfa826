import type { PersonName } from '../../src/index.ts';
import { doubled, lookAlikes } from './letters.ts';
import { pick } from './random.ts';
import { shortForms } from './short-forms.ts';

export interface Person extends PersonName {
  familyName: string;
}

export type Slot = 'given' | 'family' | 'full';

export interface Way {
  title: string;
  slot: Slot;
  /** Null when it doesn't apply to this name. */
  write(person: Person, random: () => number): string | null;
}

const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(name);
const isPlain = (name: string) => /^[A-Z][a-z]+$/u.test(name);
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const joined = (name: string) => plain(name).replace(/[^\p{L}]/gu, '');

const given = (
  title: string,
  write: (name: string, random: () => number) => string | null,
): Way => ({
  title,
  slot: 'given',
  write: (person, random) => (isLatin(person.givenName) ? write(person.givenName, random) : null),
});
const family = (title: string, write: (name: string) => string | null): Way => ({
  title,
  slot: 'family',
  write: ({ familyName }) => (isLatin(familyName) ? write(familyName) : null),
});
const full = (
  title: string,
  write: (given: string, family: string, random: () => number) => string | null,
): Way => ({
  title,
  slot: 'full',
  write: ({ givenName, familyName }, random) =>
    isLatin(givenName + familyName) ? write(givenName, familyName, random) : null,
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const insideOf = (name: string, random: () => number) =>
  1 + Math.floor(random() * (name.length - 2));
const between = (name: string, mark: string, random: () => number) => {
  const at = insideOf(name, random);
  return name.slice(0, at) + mark + name.slice(at);
};
const letter = (random: () => number) => pick('a e i o u r s t n l'.split(' '), random);

export const ways: readonly Way[] = [
  given('as on the roster', (name) => name),
  given('small letters', (name) => name.toLowerCase()),
  given('capitals', (name) => name.toUpperCase()),
  given('small letters, with ’s', (name) => `${name.toLowerCase()}’s`),
  given('any case', (name) => name.charAt(0).toLowerCase() + name.slice(1).toUpperCase()),
  given('with ’s', (name, random) => name + pick(["'s", '’s', 'ʼs', '`s', '´s'], random)),
  given('with s and no apostrophe', (name) => `${name}s`),
  given('a short form', (name) => shortForms[name] ?? null),
  given('a short form in small letters', (name) => shortForms[name]?.toLowerCase() ?? null),
  given('with -y or -ie', (name, random) =>
    isPlain(name) && name.length === 3 && !/[aeiouy]$/u.test(name)
      ? name + name.slice(-1) + pick(['y', 'ie'], random)
      : null,
  ),
  given('drawn out', (name, random) => name + name.slice(-1).repeat(2 + Math.floor(random() * 6))),
  given('a letter too many', (name, random) => {
    const at = insideOf(name, random);
    return name.length < 5 ? null : name.slice(0, at) + letter(random) + name.slice(at);
  }),
  given('a letter too few', (name, random) => {
    const at = insideOf(name, random);
    return name.length < 6 ? null : name.slice(0, at) + name.slice(at + 1);
  }),
  given('a wrong letter', (name, random) => {
    const at = insideOf(name, random);
    return name.length < 5 ? null : name.slice(0, at) + letter(random) + name.slice(at + 1);
  }),
  given('two letters swapped', (name, random) => {
    const at = insideOf(name, random);
    return name.length < 5
      ? null
      : name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  }),
  given('a doubled consonant', (name) =>
    /[aeiou][nlmt][aeiou]/u.test(name)
      ? name.replace(/(?<=[aeiou])([nlmt])(?=[aeiou])/u, '$1$1')
      : null,
  ),
  given('without marks and apostrophes', (name) => (joined(name) === name ? null : joined(name))),
  given('with doubled vowels', (name) =>
    /[āēīōūĀŪ]/u.test(name)
      ? name.replace(/[āēīōūĀŪ]/gu, (vowel) => doubled[vowel] ?? vowel)
      : null,
  ),
  given('decomposed', (name) => name.normalize('NFD')),
  given('with another apostrophe or hyphen', (name, random) =>
    /[’'ʻ-]/u.test(name)
      ? name
          .replace(/[’'ʻ]/gu, pick(["'", '‘', '’', '`', 'ʻ'], random))
          .replace(/-/gu, pick([' ', '‐', '–', ''], random))
      : null,
  ),
  given('with a soft hyphen', (name, random) =>
    name.length < 3 ? null : between(name, '\u00ad', random),
  ),
  given('with a zero-width space', (name, random) =>
    name.length < 3
      ? null
      : between(name, pick(['\u200b', '\u200c', '\u2060', '\ufeff'], random), random),
  ),
  given('in full-width letters', (name) =>
    isPlain(name)
      ? Array.from(name, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join('')
      : null,
  ),
  given('with letters that look alike', (name) =>
    isPlain(name) && /[aeoyiAOEHMT]/u.test(name)
      ? Array.from(name, (one) => lookAlikes[one] ?? one).join('')
      : null,
  ),
  given('with digits for letters', (name) =>
    isPlain(name) && name.length > 3 && /[aeio]/u.test(name.slice(1))
      ? name.charAt(0) +
        name
          .slice(1)
          .replace(/[aeio]/u, (vowel) => ({ a: '4', e: '3', i: '1', o: '0' })[vowel] ?? vowel)
      : null,
  ),
  given('spaced out', (name) => (name.length < 3 ? null : Array.from(joined(name)).join(' '))),
  given('spaced out with dots or hyphens', (name, random) =>
    name.length < 3 ? null : Array.from(joined(name).toUpperCase()).join(pick(['.', '-'], random)),
  ),
  given('hyphenated at the end of a line', (name, random) =>
    isPlain(name) && name.length > 4 ? between(name, '-\n', random) : null,
  ),
  given('with digits behind', (name, random) => joined(name) + String(Math.floor(random() * 3000))),
  given('as a hashtag', (name, random) =>
    pick([`#${joined(name)}`, `#team${joined(name)}`, `#Team${joined(name)}`], random),
  ),
  given('as a mention', (name) => `@${joined(name).toLowerCase()}`),
  given('in quotation marks or brackets', (name, random) =>
    pick([`“${name}”`, `"${name}"`, `'${name}'`, `(${name})`, `[${name}]`, `‘${name}’`], random),
  ),
  given('in mark-up', (name, random) =>
    pick([`*${name}*`, `**${name}**`, `_${name}_`, `~${name}~`, `<b>${name}</b>`], random),
  ),
  given('beside emoji', (name, random) => name + pick(['🎉', '❤️', '😀😀', '👩‍🦰'], random)),
  given('before a full stop or a slash without a space', (name, random) =>
    pick([`${name}/sam`, `${name}.then`, `...${name}`, `${name},he`], random),
  ),
  given('in an e-mail address', (name) => `${plain(joined(name)).toLowerCase()}.w@school.nz`),
  given(
    'in a link',
    (name) => `https://sites.example.com/${plain(joined(name)).toLowerCase()}-page`,
  ),
  family('a family, as on the roster', (name) => name),
  family('a family in small letters', (name) => name.toLowerCase()),
  family('a family in capitals', (name) => name.toUpperCase()),
  family('a family without marks', (name) => (plain(name) === name ? null : plain(name))),
  family('a family with ’s', (name) => `${name}’s`),
  family('a family in the plural', (name) =>
    /(?:s|sh|ch|x|z)$/u.test(name) ? `${name}es` : `${name}s`,
  ),
  full('a full name', (one, other) => `${one} ${other}`),
  full('a full name in small letters', (one, other) => `${one} ${other}`.toLowerCase()),
  full('a full name in capitals', (one, other) => `${one} ${other}`.toUpperCase()),
  full('family first', (one, other, random) =>
    pick([`${other} ${one}`, `${other}, ${one}`], random),
  ),
  full(
    'an initial and a family',
    (one, other, random) => `${one.charAt(0)}${pick(['. ', ' ', '.'], random)}${other}`,
  ),
  full(
    'a given name and an initial',
    (one, other, random) => `${one} ${other.charAt(0).toUpperCase()}${pick(['.', ''], random)}`,
  ),
  full('broken over a line', (one, other) => `${one}\n${other}`),
  full('joined in a handle', (one, other) => capital(joined(one)) + capital(joined(other))),
  full('joined in small letters', (one, other) => (joined(one) + joined(other)).toLowerCase()),
  full('a handle with an underscore', (one, other, random) =>
    `${joined(one)}_${joined(other)}${Math.floor(random() * 99)}`.toLowerCase(),
  ),
  full('a handle with an initial', (one, other) =>
    joined(other).length > 3 ? (joined(one).charAt(0) + joined(other)).toLowerCase() : null,
  ),
  given('misspelt in small letters', (name, random) => {
    const small = name.toLowerCase();
    const at = insideOf(name, random);
    const before = small.slice(0, at);
    return name.length < 5
      ? null
      : before + pick([small.slice(at + 1), letter(random) + small.slice(at)], random);
  }),
  {
    title: 'in Chinese characters or Hangul',
    slot: 'given',
    write: ({ givenName }) => (isLatin(givenName) ? null : givenName),
  },
];

import type { NameList } from './people.ts';
import { pick, seeded } from './random.ts';
import { ways, type Person, type Slot } from './ways.ts';

export interface Sentence {
  way: string;
  text: string;
  /** `text` with a block character in place of the name. */
  without: string;
  name: string;
  person: Person;
  classmates: readonly Person[];
}

const CLASS_SIZE = 26;

function classOf(lists: readonly NameList[], random: () => number): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: CLASS_SIZE }, () => {
    let person = personOf(pick(lists, random), random);
    while (taken.has(person.givenName)) person = personOf(pick(lists, random), random);
    taken.add(person.givenName);
    return person;
  });
}

function personOf({ given, family }: NameList, random: () => number): Person {
  const givenName = pick(given, random);
  const familyName = pick(family, random);
  return { givenName, familyName, fullName: `${givenName} ${familyName}` };
}

/** Up to `each` sentences for every way to write a name, the same in every run. */
export function sentencesOf(
  lists: readonly NameList[],
  templates: Readonly<Record<Slot, readonly string[]>>,
  { each, seed }: { each: number; seed: number },
): Sentence[] {
  const random = seeded(seed);
  return ways.flatMap((way) => {
    const sentences: Sentence[] = [];
    for (let tries = 0; sentences.length < each && tries < each * 60; tries++) {
      const classmates = classOf(lists, random);
      for (const person of classmates) {
        const name = way.write(person, random);
        if (name === null || sentences.length >= each) continue;
        const other = pick(classmates, random).givenName;
        const template = pick(templates[way.slot], random).replaceAll('{other}', other);
        const fill = (filling: string) => template.replaceAll(`{${way.slot}}`, () => filling);
        sentences.push({
          way: way.title,
          text: fill(name),
          without: fill('\u2588'),
          name,
          person,
          classmates,
        });
        if (tries % 3 !== 0) break;
      }
    }
    return sentences;
  });
}

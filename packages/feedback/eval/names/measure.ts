import type { PersonName } from '../../src/index.ts';
import { evalTexts } from '../texts/index.ts';
import { byHand, heldOutByHand, type ByHand } from './by-hand.ts';
import { heard, heldOutHeard, type Heard } from './heard.ts';
import { heldOutPeople } from './held-out-people.ts';
import { heldOutTemplates } from './held-out-templates.ts';
import { isLeaving } from './leaks.ts';
import { heldOutMisspelt, misspelt } from './misspelt.ts';
import { heldOutNoPeople, noPeople } from './no-people.ts';
import { people, type NameList } from './people.ts';
import { heldOutPlaceNames, placeNames, type PlaceNames } from './place-names.ts';
import { sentencesOf } from './sentences.ts';
import { heldOutStrangers, strangers, type StrangerSet } from './strangers.ts';
import { templates } from './templates.ts';
import { personOf, together, Trial, type Count } from './trial.ts';
import type { Slot } from './ways.ts';
import { misspeltConcealed, wordsConcealed } from './words-concealed.ts';

/** Results on one half: data that the rules were tuned on, or held-out data. */
export interface NamesResult {
  names: number;
  sentences: number;
  /** Names of the class that would reach a writer. */
  leaving: Count;
  leavingByHand: Count;
  /** In small letters, as children spell whose names they hear. */
  leavingHeard: Count;
  /** People on no roster who would: capitalised, and in small letters. */
  strangers: Count;
  smallStrangers: Count;
  /** Both, where the name is also a place’s, a brand’s or somebody’s in a story. */
  likePlaces: Count;
  strangersLikePlaces: Count;
  /** Ordinary words concealed by mistake. */
  words: Count;
  /** The same in a class whose names are all ordinary words. */
  wordsAmongWordNames: Count;
  /** The same where words are misspelt, in classes of all common names. */
  misspeltWords: Count;
  changed: Count;
}

interface Half {
  people: readonly NameList[];
  templates: Readonly<Record<Slot, readonly string[]>>;
  byHand: readonly ByHand[];
  strangers: StrangerSet;
  placeNames: PlaceNames;
  noPeople: readonly string[];
  misspelt: readonly string[];
  heard: readonly Heard[];
  each: number;
  seed: number;
}

const tuned: Half = {
  people,
  templates,
  byHand,
  strangers,
  placeNames,
  noPeople,
  misspelt,
  heard,
  each: 60,
  seed: 1,
};
const heldOut: Half = {
  people: heldOutPeople,
  templates: heldOutTemplates,
  byHand: heldOutByHand,
  strangers: heldOutStrangers,
  placeNames: heldOutPlaceNames,
  noPeople: heldOutNoPeople,
  misspelt: heldOutMisspelt,
  heard: heldOutHeard,
  each: 40,
  seed: 2,
};

const ordinaryClass =
  'Hana Whitcombe, Tāne Hohepa, Aarav Sharma, Sione Tupou, Charlotte Wilson, Oliver Sullivan, Yiming Zhang, Fatima Hussein, Connor MacKenzie, Manaia Parata, Isabella Jones, Harpreet Singh'
    .split(', ')
    .map(personOf);
const classOfWords =
  'Will Young, Hope Banks, Grace King, Mark Woods, Summer Hill, Hunter Long, Rose Bishop, Jack Brown, May Field, Faith Walker, Mason Carter, River Stone, Sky Fox'
    .split(', ')
    .map(personOf);

function leaving(half: Half, trial: Trial) {
  const sentences = sentencesOf(half.people, half.templates, half);
  const found = sentences
    .map((sentence) => ({ sentence, sent: trial.sentOf(sentence.text, sentence.classmates) }))
    .filter(({ sentence, sent }) => isLeaving(sent, sentence))
    .map(
      ({ sentence: { way, name, person, text } }) =>
        `${way}: ${name} (${person.fullName}) in “${text}”`,
    );
  return { sentences: sentences.length, leaving: { of: sentences.length, found } };
}

const marked = /\{([^}]+)\}/gu;

function leavingByHand(half: Half, trial: Trial): Count {
  let of = 0;
  const found: string[] = [];
  for (const { classList, sentences } of half.byHand)
    for (const sentence of sentences) {
      const text = sentence.replace(marked, '$1');
      const without = sentence.replace(marked, '\u2588');
      const sent = trial.sentOf(text, classList.map(personOf));
      for (const [, name = ''] of sentence.matchAll(marked)) {
        of += 1;
        if (isLeaving(sent, { name, without })) found.push(`${name} in “${text}”`);
      }
    }
  return { of, found };
}

function leavingHeard({ heard: names, templates: { given } }: Half, trial: Trial): Count {
  const all = names.flatMap(({ name, spellings }) => spellings.map((spelt) => ({ name, spelt })));
  const found = all.flatMap(({ name, spelt }, i) => {
    const [before = '', after = ''] = (given[i % given.length] ?? '')
      .replaceAll('{other}', 'Ana')
      .split('{given}');
    const classmates = [personOf('Ana Quo'), personOf(`${name} Quo`)];
    const sent = trial.sentOf(before + spelt + after, classmates);
    const isLeft = isLeaving(sent, { name: spelt, without: `${before}\u2588${after}` });
    return isLeft ? [`${name}: ${before}${spelt}${after}`] : [];
  });
  return { of: all.length, found };
}

function namesIn(
  names: readonly string[],
  inSentences: readonly string[],
  classmates: readonly PersonName[],
  trial: Trial,
): Count {
  const found: string[] = [];
  for (const sentence of inSentences)
    for (const name of names) {
      const text = sentence.replace('{}', name);
      const without = sentence.replace('{}', '\u2588');
      if (isLeaving(trial.sentOf(text, classmates), { name, without })) found.push(text);
    }
  return { of: inSentences.length * names.length, found };
}

const strangersIn = (names: readonly string[], inSentences: readonly string[], trial: Trial) =>
  namesIn(names, inSentences, ordinaryClass, trial);

/** Each in a class of its own: the name is there as the school spells it. */
function namedLikePlaces({ spellings, templates: inSentences }: PlaceNames, trial: Trial): Count {
  const classWith = (name: string) => [...ordinaryClass, personOf(`${name} Jefferies`)];
  return together(
    spellings.map(([name, asThePlace]) =>
      namesIn([asThePlace], inSentences, classWith(name), trial),
    ),
  );
}

function measure(half: Half, texts: readonly string[]): NamesResult {
  const trial = new Trial();
  const of = (text: readonly string[], classmates: readonly PersonName[]) =>
    wordsConcealed(text, classmates, trial);
  const sentencesWithoutPeople = [...half.noPeople, ...texts];
  return {
    names: new Set(half.people.flatMap(({ given, family }) => [...given, ...family])).size,
    ...leaving(half, trial),
    leavingByHand: leavingByHand(half, trial),
    leavingHeard: leavingHeard(half, trial),
    strangers: strangersIn(half.strangers.names, half.strangers.templates, trial),
    smallStrangers: strangersIn(
      half.strangers.names.map((name) => name.toLowerCase()),
      half.strangers.small,
      trial,
    ),
    likePlaces: namedLikePlaces(half.placeNames, trial),
    strangersLikePlaces: strangersIn(half.placeNames.strangers, half.placeNames.templates, trial),
    words: of(sentencesWithoutPeople, ordinaryClass),
    wordsAmongWordNames: of(sentencesWithoutPeople, classOfWords),
    misspeltWords: misspeltConcealed(half.misspelt, trial),
    changed: { of: trial.texts, found: trial.changed },
  };
}

export function measureNames(): { tuned: NamesResult; heldOut: NamesResult } {
  const bodies = evalTexts.map(({ body }) => body);
  return {
    tuned: measure(
      tuned,
      bodies.filter((_, i) => i % 2 === 0),
    ),
    heldOut: measure(
      heldOut,
      bodies.filter((_, i) => i % 2 === 1),
    ),
  };
}

import { concealNames, type PersonName } from '../../src/index.ts';
import { evalTexts } from '../texts/index.ts';
import { byHand, heldOutByHand, type ByHand } from './by-hand.ts';
import { heldOutPeople } from './held-out-people.ts';
import { heldOutTemplates } from './held-out-templates.ts';
import { isLeaving } from './leaks.ts';
import { namesInEvalTexts } from './names-in-eval-texts.ts';
import { commonClasses, heldOutMisspelt, misspelt } from './misspelt.ts';
import { heldOutNoPeople, noPeople } from './no-people.ts';
import { people, type NameList } from './people.ts';
import { sentencesOf } from './sentences.ts';
import { heldOutStrangers, strangers, type StrangerSet } from './strangers.ts';
import { templates } from './templates.ts';
import type { Slot } from './ways.ts';

export interface Count {
  of: number;
  found: readonly string[];
}

/** Results on one half: data that the rules were tuned on, or held-out data. */
export interface NamesResult {
  names: number;
  sentences: number;
  /** Names of the class that would reach a writer. */
  leaving: Count;
  leavingByHand: Count;
  /** People on no roster who would: capitalised, and in small letters. */
  strangers: Count;
  smallStrangers: Count;
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
  noPeople: readonly string[];
  misspelt: readonly string[];
  each: number;
  seed: number;
}

const tuned: Half = { people, templates, byHand, strangers, noPeople, misspelt, each: 60, seed: 1 };
const heldOut: Half = {
  people: heldOutPeople,
  templates: heldOutTemplates,
  byHand: heldOutByHand,
  strangers: heldOutStrangers,
  noPeople: heldOutNoPeople,
  misspelt: heldOutMisspelt,
  each: 40,
  seed: 2,
};

const personOf = (fullName: string): PersonName => ({
  fullName,
  givenName: fullName.split(' ')[0] ?? '',
});

const ordinaryClass =
  'Hana Whitcombe, Tāne Hohepa, Aarav Sharma, Sione Tupou, Charlotte Wilson, Oliver Sullivan, Yiming Zhang, Fatima Hussein, Connor MacKenzie, Manaia Parata, Isabella Jones, Harpreet Singh'
    .split(', ')
    .map(personOf);
const classOfWords =
  'Will Young, Hope Banks, Grace King, Mark Woods, Summer Hill, Hunter Long, Rose Bishop, Jack Brown, May Field, Faith Walker, Mason Carter, River Stone, Sky Fox'
    .split(', ')
    .map(personOf);

class Trial {
  readonly changed: string[] = [];
  texts = 0;

  sentOf(text: string, classmates: readonly PersonName[]): string {
    const [student = personOf('')] = classmates;
    const { text: sent, reveal } = concealNames({ text, student, classmates });
    this.texts += 1;
    if (reveal(sent) !== text) this.changed.push(text);
    return sent;
  }
}

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

function strangersIn(
  names: readonly string[],
  inSentences: readonly string[],
  trial: Trial,
): Count {
  const found: string[] = [];
  for (const sentence of inSentences)
    for (const name of names) {
      const text = sentence.replace('{}', name);
      const without = sentence.replace('{}', '\u2588');
      if (isLeaving(trial.sentOf(text, ordinaryClass), { name, without })) found.push(text);
    }
  return { of: inSentences.length * names.length, found };
}

function misspeltConcealed(texts: readonly string[], trial: Trial): Count {
  const counts = commonClasses.map((names) => wordsConcealed(texts, names.map(personOf), trial));
  return {
    of: counts.reduce((sum, count) => sum + count.of, 0),
    found: counts.flatMap(({ found }) => found),
  };
}

const word = /[\p{L}\p{M}]+(?:['’ʻ-][\p{L}\p{M}]+)*/gu;

/** Words missing from what was sent that aren't `namesInEvalTexts`. */
function wordsConcealed(
  texts: readonly string[],
  classmates: readonly PersonName[],
  trial: Trial,
): Count {
  let of = 0;
  const found: string[] = [];
  for (const text of texts) {
    const left = new Map<string, number>();
    for (const [one] of trial.sentOf(text, classmates).matchAll(word))
      left.set(one, (left.get(one) ?? 0) + 1);
    for (const [one] of text.matchAll(word)) {
      if (namesInEvalTexts.has(one.replace(/['’]s$/u, ''))) continue;
      of += 1;
      const count = left.get(one) ?? 0;
      if (count === 0) found.push(one);
      left.set(one, count - 1);
    }
  }
  return { of, found };
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
    strangers: strangersIn(half.strangers.names, half.strangers.templates, trial),
    smallStrangers: strangersIn(
      half.strangers.names.map((name) => name.toLowerCase()),
      half.strangers.small,
      trial,
    ),
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

import type { ConcernKind } from '@second-draft/contract';
import { onceForEach } from '../../text/remembered.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import type { Span } from '../../text/words.ts';
import type { Sign } from '../concern.ts';
import { isSomeone } from './is-someone.ts';
import { signsThatMayBeIn } from './may-say.ts';
import {
  joinedByUnderscores,
  plainSentence,
  stretchOfMatch,
  wordsOfMatch,
  type PlainSentence,
} from './plain-sentence.ts';
import { signs } from '../signs.ts';

/**
 * Words found only in made-up stories: a text with two of them is one. Nothing that a child may
 * really live through belongs here.
 */
const madeUp =
  /\b(?:dragons?|monsters?|zombies?|witch(?:es)?|wizards?|aliens?|vampires?|ghosts?|goblins?|trolls?|ogres?|giants?|unicorns?|fairy|fairies|magic(?:al)?|spells?|potions?|castles?|kingdoms?|princess(?:es)?|prince|knights?|swords?|villains?|superhero(?:es)?|robots?|dinosaurs?|t ?rex|pirates?|taniwha|creepers?|portal|spaceship|planets?|werewol(?:f|ves)|mermaids?|demons?|cursed?|once upon a time|chapter \w+|detective|assassin|spy|spies|evil|lair|dungeon|quest|laser|galaxy|wolf|wolves|ninjas?|bad guys?|orphanage|gulls?|captain|the end(?= \.)|to be continued|once there was|long ago)\b/gu;
const STORY_WORDS = 2;

/** The context that decides what a sign means, on either side (characters). */
const NEAR = 70;

/** A longer sentence is read in pieces (words). */
const LONGEST_SENTENCE = 120;
/** Pieces overlap, so that no sign is cut in two. */
const OVERLAP = 30;

/** A text in the form that is searched. */
export interface PlainText {
  sentences: readonly PlainSentence[];
  /** Without what somebody in the text says. */
  unspoken: readonly PlainSentence[];
  isStory: boolean;
}

export interface Found {
  kind: ConcernKind;
  start: number;
  end: number;
}

export function plainText(student: StudentText): PlainText {
  const plain = (kept: readonly (readonly Span[])[]) => {
    const joined = student.text.includes('_')
      ? kept
          .map((words) => joinedByUnderscores(student.text, words))
          .filter((words, i) => words.length !== kept[i]?.length)
      : [];
    return [...kept, ...joined].flatMap(plainPieces);
  };
  const unspoken = ({ words }: Sentence) =>
    words.some((word) => isSpoken(student, word))
      ? words.filter((word) => !isSpoken(student, word))
      : words;
  const sentences = plain(student.sentences.map(({ words }) => words));
  return {
    sentences,
    unspoken: student.speech.length === 0 ? sentences : plain(student.sentences.map(unspoken)),
    isStory: storyWordsIn(sentences) >= STORY_WORDS,
  };
}

/** The most serious sign in a text, and where it is. */
export function findSign({ sentences, unspoken, isStory }: PlainText): Found | null {
  for (const [at, sign] of signs.entries()) {
    if (isStory && sign.notInStories) continue;
    const read = sign.inSpeech ? sentences : unspoken;
    for (const place of placesOfSigns(read)[at] ?? []) {
      const sentence = read[place];
      const found = sentence && sayingOf(sign, sentence, read[place - 1]);
      if (found) return { kind: sign.kind, ...found };
    }
  }
  return null;
}

/** By sign, the places of the sentences that may hold it. */
const placesOfSigns = onceForEach((sentences: readonly PlainSentence[]) => {
  const places: number[][] = signs.map(() => []);
  for (const [place, sentence] of sentences.entries())
    for (const sign of signsOf(sentence)) places[sign]?.push(place);
  return places;
});

/** A sentence in which nobody speaks is read for all signs. */
const signsOf = onceForEach(({ text }: PlainSentence) => signsThatMayBeIn(text));

function sayingOf(sign: Sign, sentence: PlainSentence, before: PlainSentence | undefined) {
  const { unless, unlessBefore } = sign;
  const match = matchOf(sign, sentence);
  if (match === null || unlessBefore?.test(before?.text ?? '')) return null;
  const end = match.index + match[0].length;
  if (unless?.test(sentence.text.slice(Math.max(0, match.index - NEAR), end + NEAR))) return null;
  return stretchOfMatch(sentence, match.index, end);
}

function matchOf({ says, ofSomeone }: Sign, sentence: PlainSentence): RegExpExecArray | null {
  if (!ofSomeone) return says.exec(sentence.text);
  const isOfSomeone = (match: RegExpExecArray) => {
    const last = wordsOfMatch(sentence, match.index, match.index + match[0].length).at(-1);
    return isSomeone(last?.text ?? '');
  };
  return [...sentence.text.matchAll(says)].find(isOfSomeone) ?? null;
}

/** Made once for a sentence in which nobody speaks. */
const plainPieces = onceForEach((words: readonly Span[]) => piecesOf(words).map(plainSentence));

function piecesOf<Item>(words: readonly Item[]): Item[][] {
  const pieces: Item[][] = [];
  for (let from = 0; from < words.length; from += LONGEST_SENTENCE - OVERLAP) {
    pieces.push(words.slice(from, from + LONGEST_SENTENCE));
    if (from + LONGEST_SENTENCE >= words.length) break;
  }
  return pieces;
}

function storyWordsIn(sentences: readonly PlainSentence[]): number {
  return new Set(sentences.flatMap(({ text }) => text.match(madeUp) ?? [])).size;
}

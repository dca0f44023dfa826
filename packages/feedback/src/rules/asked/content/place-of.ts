import { endingOf } from '../../../text/lines/parts.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { summingIn } from '../../structure/argument/other-side.ts';
import { endPlaces } from './end-places.ts';
import type { Part } from './part.ts';

/** Words of the text, and on which side of them something belongs. */
export interface Place {
  where: 'before' | 'after';
  words: string[];
}

/** The first words of a sentence, even of one that runs on. */
function startOf(text: StudentText, sentence: Sentence | undefined): string[] {
  if (sentence === undefined) return [];
  const place = { start: sentence.start, end: sentence.start + 1 };
  return [...openingPhrase(text, sentence), phraseAround(text, place, 'clause') ?? []].flat();
}

/** Says something that can be looked up. */
const checkable = /\bfacts?\b|\d|%|\bper ?cent\b|\b(?:stud(?:y|ies)|statistics?)\b/iu;

/** Where a part that is missing would stand, by the words beside it. */
export function placeOf(text: StudentText, where: Part['where']): Place {
  if (where === 'start') return { where: 'before', words: startOf(text, text.sentences[0]) };
  if (where === 'fact') {
    const facts = proseOf(text).filter((one) => checkable.test(one.text));
    const words = facts.flatMap((one) => openingPhrase(text, one));
    return words.length > 0 ? { where: 'after', words } : placeOf(text, 'end');
  }
  const summing = where === 'beforeEnd' ? summingIn(text) : undefined;
  const start = startOf(text, summing);
  if (start.length > 0) return { where: 'before', words: start };
  return { where: 'after', words: endPlaces(text, endingOf(text, 1)[0]) };
}

import type { TextAtAGlance } from '@second-draft/contract';
import { findConcern } from '../concerns/find-concern.ts';
import type { PersonName } from '../names/class-list/person-name.ts';
import { readAsForm } from '../text/student-text.ts';
import { divideText } from '../text/handouts/task-lines.ts';
import { countWords } from '../text/words.ts';
import { misspeltWords } from './misspelt-words.ts';
import { seenSkills } from './seen-skills.ts';

/** Of a text that an adult should read first, nothing is shown among the class's. */
export function glanceAt({
  text,
  people,
}: {
  text: string;
  people: readonly PersonName[];
}): Omit<TextAtAGlance, 'documentId'> {
  const { own } = divideText(text, []);
  const words = countWords(own);
  if (findConcern(text) !== null) return { words, misspelt: [], seen: [], isToRead: true };
  const read = readAsForm(own);
  return { words, misspelt: misspeltWords(read, people), seen: seenSkills(read), isToRead: false };
}

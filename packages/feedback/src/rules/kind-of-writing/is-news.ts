import { isByline } from '../../text/lines/byline.ts';
import { own } from '../../text/meaning/own-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { isStory } from './kind-of-writing.ts';

/** A headline in capitals (words). */
const FEWEST_SHOUTED = 3;
const isShouted = (title: string): boolean =>
  countWords(title) >= FEWEST_SHOUTED && !/\p{Ll}/u.test(title);

/** “Write a newspaper report”, whatever kind of feedback is wanted on it. */
const wantsNews = /\bnews(?:paper)?\b/iu;

/** Whether a text tells what happened as a newspaper does: to others, without its writer. */
export const isNews = onceForEach((text: StudentText): boolean => {
  const { lines, title, sentences, purpose } = text;
  const hasByline = title !== null && (isByline(lines[1]?.text ?? '') || isShouted(title.text));
  const isAsked = purpose === 'explain' && wantsNews.test(text.task ?? '');
  return (
    (isAsked ||
      ((purpose === 'recount' || (hasByline && purpose === undefined)) && isStory(text))) &&
    !sentences.some((one) => !hasSpeech(text, one) && own.test(one.text))
  );
});

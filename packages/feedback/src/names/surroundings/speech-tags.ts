import { neighbour, type Run } from '../letters/runs.ts';
import { describing, saying } from '../words/word-classes.ts';

/** Between speech and who says it. */
const endOfSpeech = /["”] $|[.!?,…]['’] $/u;
const past = /^\p{L}{3,}ed$/u;
/** What people call out, where no marks part it from who does. */
const calls =
  /^(?:ok|okay|yes|no|hello|hi|hey|wow|help|please|stop|sorry|thanks|ow|ouch|yay|yum|yuck|away|way)$/u;
/** How a sentence goes on after who said it. */
const goesOn =
  /^(?:|and|as|so|when|while|but|because|then|who|to|from|in|with|i|we|quietly|loudly|softly|angrily|happily|sadly)$/u;

/** “No way,” said hope; stop it yelled mark. */
export function isSpeaker(runs: readonly Run[], at: number): boolean {
  const { letters = '', gap = '' } = runs[at - 1] ?? {};
  const tag = neighbour(runs, at, -1);
  if (tag === '' || runs[at]?.gap !== ' ') return false;
  const isTag = endOfSpeech.test(gap)
    ? saying.has(letters) || past.test(letters)
    : saying.has(letters) && isCalledBefore(runs, at - 1);
  if (!isTag) return false;
  return !describing.has(runs[at]?.letters ?? '') || isAllOfTag(runs, at);
}

function isCalledBefore(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  return calls.test(before) || (before === 'it' && /^(?:stop|do|leave)$/u.test(before2));
}

/** Not ‘said happy little Bo’. */
const isAllOfTag = (runs: readonly Run[], at: number): boolean =>
  goesOn.test(neighbour(runs, at, 1)) || /^[,;:–—(]/u.test(runs[at + 1]?.gap ?? '');

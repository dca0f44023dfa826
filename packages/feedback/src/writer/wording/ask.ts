import type { DraftPoint } from '../../checks/draft-point.ts';
import { countWords } from '../../text/words.ts';
import type { OwnVoice } from '../../voice/own-voice.ts';

const LABEL = 'Next step:';

const isLabelled = (voice: OwnVoice | undefined) => voice?.asking === 'nextStep';

export const wordsToAsk = (voice: OwnVoice | undefined): number =>
  isLabelled(voice) ? countWords(LABEL) : 0;

/** Labels the first next step for a teacher who writes so; rules can't turn a step into a question. */
export function ask(points: readonly DraftPoint[], voice: OwnVoice | undefined): DraftPoint[] {
  const first = points.find(({ kind }) => kind === 'nextStep');
  return points.map((point) =>
    point === first && isLabelled(voice)
      ? { ...point, comment: `${LABEL} ${point.comment}` }
      : point,
  );
}

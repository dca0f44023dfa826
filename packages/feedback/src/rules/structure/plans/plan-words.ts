import type { SkillId } from '@second-draft/contract';
import { withoutPause } from '../../../text/marks/end-marks.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { MOST_WORDS } from '../../../text/excerpts/quotable.ts';
import type { PlanPart } from '../../../text/handouts/plan.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Finding } from '../../rule.ts';

interface Asked {
  question: string;
  skill: SkillId;
}

/** A question to think about at a planner’s part. */
export const askedAt = (
  text: StudentText,
  part: PlanPart,
  weight: number,
  { question, skill }: Asked,
): Finding[] =>
  nextStep(planWords(text, part), weight, { question }).map((step) => ({ ...step, skill }));

/** The words of a planner’s part to quote: all of them, or a whole clause that it begins with. */
export function planWords(text: StudentText, part: PlanPart): string[] {
  const words = withoutPause(part.text);
  if (countWords(words) <= MOST_WORDS && !/["“”]/u.test(words)) return [words];
  return openingPhrase(
    text,
    text.sentences.find(({ start }) => start === part.start),
  );
}

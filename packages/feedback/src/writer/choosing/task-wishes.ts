import type { RuleName } from '../../rules/all-rules.ts';
import type { StudentText } from '../../text/student-text.ts';
import { gather, type Materials } from '../material/materials.ts';
import type { Scope } from '../scopes/scope.ts';
import type { Assignment } from './task.ts';

/** “Control what you show the reader and what you hold back.” */
const holdsBack =
  /\b(?:hold(?:ing)? back|leave (?:\p{L}+ ){0,3}unsaid|less is more|restrain\p{L}*|understate\p{L}*|subtle\p{L}*)\b/iu;

/** These ask for more of a moment, which a text that holds back keeps from its reader. */
const askingForMore: ReadonlySet<string> = new Set<RuleName>([
  'bigMoment',
  'chosenMoment',
  'crowdedMoment',
  'noFeelings',
  'sayMore',
  'senses',
  'toldFeeling',
]);

/** “Finish with how you felt.” */
const wantsFeltEnding =
  /\b(?:finish|end|conclude)(?:ing)? (?:\p{L}+ ){0,4}(?:feel|feelings?|felt|thoughts?|learnt|learned)\b/iu;

/**
 * With the steps that suit what the task asks of a story: none for more where it is to hold back,
 * and one for the ending that was asked for, even of an accomplished text.
 */
export function withTaskWishes(
  materials: Materials,
  text: StudentText,
  { steps: spokenOf }: Scope,
  assignment: Assignment | undefined,
): Materials {
  const task = `${assignment?.instructions ?? ''}\n${assignment?.rubric ?? ''}`;
  const steps = holdsBack.test(task)
    ? materials.steps.filter(({ rule }) => !askingForMore.has(rule))
    : materials.steps;
  const isGiven = steps.some(({ rule }) => rule === 'personalEnding');
  const isAsked = spokenOf.includes('personalEnding') && wantsFeltEnding.test(task);
  if (isGiven || !isAsked) return { ...materials, steps };
  const ending = gather(text, { strengths: [], steps: ['personalEnding'] }, true).steps;
  return { ...materials, steps: [...ending, ...steps] };
}

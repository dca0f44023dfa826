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
  'stayedMoment',
  'toldFeeling',
]);

/** “Say what you think of it.” */
const wantsOwnView =
  /(?<!\b(?:no|not|n['’]t|without|out|avoid)\b[^.!?\n]{0,40})\b(?:your (?:own )?(?:opinion|view|favou?rite|experiences?|thoughts)|what you (?:think|like|love)|why you (?:like|love|chose|picked))\b/iu;

/** These ask a report to leave its writer out. */
const impersonal: ReadonlySet<string> = new Set<RuleName>(['impersonalTone', 'turnsPersonal']);

/** “Finish with how you felt.” */
const wantsFeltEnding =
  /\b(?:finish|end|conclude)(?:ing)? (?:\p{L}+ ){0,4}(?:feel|feelings?|felt|thoughts?|learnt|learned)\b/iu;

/**
 * With the steps that suit what the task asks of a story: none for more where it is to hold back,
 * none against its writer’s view where that is wanted, and one for the ending that was asked for, even of an accomplished text.
 */
export function withTaskWishes(
  materials: Materials,
  text: StudentText,
  { steps: spokenOf }: Scope,
  assignment: Assignment | undefined,
): Materials {
  const task = `${assignment?.instructions ?? ''}\n${assignment?.rubric ?? ''}`;
  const steps = materials.steps.filter(
    ({ rule }) =>
      !(holdsBack.test(task) && askingForMore.has(rule)) &&
      !(wantsOwnView.test(task) && impersonal.has(rule)),
  );
  const isGiven = steps.some(({ rule }) => rule === 'personalEnding');
  const isAsked = spokenOf.includes('personalEnding') && wantsFeltEnding.test(task);
  if (isGiven || !isAsked) return { ...materials, steps };
  const ending = gather(text, { strengths: [], steps: ['personalEnding'] }, true).steps;
  return { ...materials, steps: [...ending, ...steps] };
}

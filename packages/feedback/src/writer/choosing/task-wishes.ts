import { isChallenge } from '../../rules/challenge/challenges.ts';
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
  'summedUp',
  'toldFeeling',
]);

/** “Say what you think of it.” */
const wantsOwnView =
  /(?<!\b(?:no|not|n['’]t|without|out|avoid)\b[^.!?\n]{0,40})\b(?:your (?:own )?(?:opinion|view|favou?rite|experiences?|thoughts)|what you (?:think|like|love)|why you (?:like|love|chose|picked))\b/iu;

/** These ask a report to leave its writer out. */
const impersonal: ReadonlySet<string> = new Set<RuleName>(['impersonalTone', 'turnsPersonal']);

/** “Write about your own pet”; ‘your animal’ may be any that was chosen. */
const wantsOwn = /\b(?:your|our|my) (?:own )?(?:\p{L}+ )?(?:pet|dog|cat|team|club)s?\b/iu;

/** “Describe the perfect day”: nothing has to go wrong. */
const wantsNoTrouble =
  /\bdescribe (?:an?|the|your)\b|\b(?:perfect|best|happiest) (?:day|place)\b|\ba day in the life\b/iu;

/** “Answer the other side.” */
const wantsOtherSide =
  /\b(?:other side|disagree\p{L}*|oppos(?:ite|ing)\b|counter-?arguments?|rebut\p{L}*|objections?)/iu;

/** “Show us what she feels rather than telling us.” */
const wantsShown =
  /\bshow\b[^.!?\n]{0,40}\b(?:not|rather than|instead of|do(?:n['’]t| not)|without) tell/iu;

/** “Finish with how you felt.” */
const wantsFeltEnding =
  /\b(?:finish|end|conclude)(?:ing)? (?:\p{L}+ ){0,4}(?:feel|feelings?|felt|thoughts?|learnt|learned)\b/iu;

/** “Start by telling us who, when and where.” */
const wantsOrientation =
  /\b(?:who|when|where)\b(?: \p{L}+){0,3}(?:,| and|, and) (?:who|when|where)\b|\borientation\b/iu;

/** “Include a list of what you need, with amounts.” */
const wantsMaterials =
  /\b(?:materials|ingredients|equipment|list (?:of )?(?:\p{L}+ ){0,3}need(?:s|ed)?)\b/iu;
const wantsAmounts =
  /\b(?:exact|precise|accurate) (?:\p{L}+ ){0,2}(?:quantit|amount|measure|number)|\bmeasurements\b|\bwith (?:the )?(?:amounts|quantities)\b|\bhow (?:much|many) of (?:each|every|them)\b/iu;

/** “Use command verbs.” */
const wantsCommands =
  /\b(?:command|imperative|bossy|action|doing) (?:verbs?|words?)\b|\b(?:imperatives|commands)\b/iu;

/** “Give at least three different reasons.” */
const wantsReasons =
  /\b(?:two|three|four|five|several|[2-5]) (?:\p{L}+ ){0,3}(?:reasons|arguments)\b/iu;

/** “Write a thank you letter. Put your name at the end.” */
const wantsThanks =
  /\bthank(?:s|ing)?[- ]?you (?:letter|note|card|e-?mail)|\bto thank\b|\bletter of thanks\b/iu;
const wantsSignOff =
  /\byour name at the (?:end|bottom)\b|\bsign(?:ing)?[- ]off\b|\bsign (?:it|your (?:name|letter))\b|\bgreeting,? and (?:an?|your|the)? ?(?:ending|closing|farewell|close)\b/iu;

/** “Begin with a general opening that says what it is.” */
const wantsDefinition =
  /\bgeneral (?:opening|statement|introduction|sentence)\b|\bdefin(?:es?|ition)\b|\b(?:opening|introduc\p{L}+|start|begin)\b[^.!?\n]{0,40}\b(?:says?|tells?|explains?|saying|telling|explaining)\b[^.!?\n]{0,20}\bwhat (?:it|your|the)\b/iu;

/** What the task asks for even of an accomplished text, by the rule that looks for it. */
const wanted: readonly {
  rule: RuleName;
  by: RegExp;
  /** A text begins with it: it comes before anything else that was found. */
  isFirst?: true;
}[] = [
  { rule: 'fewReasons', by: wantsReasons },
  { rule: 'noThanks', by: wantsThanks },
  { rule: 'noDefinition', by: wantsDefinition },
  { rule: 'orientation', by: wantsOrientation, isFirst: true },
  { rule: 'materials', by: wantsMaterials, isFirst: true },
  { rule: 'amounts', by: wantsAmounts },
  { rule: 'commandVerbs', by: wantsCommands },
  { rule: 'noSignOff', by: wantsSignOff },
  { rule: 'personalEnding', by: wantsFeltEnding },
  { rule: 'toldFeeling', by: wantsShown },
];

/** What the class was asked for matters at least as much, however little without a task. */
const WANTED = 0.7;

/** “Choose ONE special thing”, “Recount a day that changed something for you.” */
const wantsOne =
  /\b(?:one|1|single|best) (?:\p{L}+ ){0,2}(?:thing|part|moment|event|experience|day|time|memory|adventure|activity)\b|\bsomething (?:you|that|special|fun)\b|\ban? (?!day by )(?:\p{L}+ ){0,2}(?:moment|event|experience|day|time (?:when|that|you|with|things|in))\b/iu;

/** “Write diary entries about something you did.” */
const wantsMany = /\b(?:entries|(?:each|every) day)\b/iu;

/** The steps that `rule` finds, of a text of any standard, if feedback like this speaks of them. */
function asked(text: StudentText, spokenOf: Scope['steps'], rule: RuleName) {
  return spokenOf.includes(rule) ? gather(text, { strengths: [], steps: [rule] }, true).steps : [];
}

/**
 * With the steps that suit what the task asks of a text: none for more where it is to hold back,
 * none against its writer’s view or her own pet where that is wanted, and those for one day in place
 * of many and for all that was asked for and is missing, even of an accomplished text, come first.
 */
export function withTaskWishes(
  materials: Materials,
  text: StudentText,
  { steps: spokenOf }: Scope,
  assignment: Assignment | undefined,
): Materials {
  const words = `${assignment?.instructions ?? ''}\n${assignment?.rubric ?? ''}`;
  const task = `${assignment?.title ?? ''}\n${words}`;
  const steps = materials.steps.filter(
    ({ rule }) =>
      !(holdsBack.test(words) && askingForMore.has(rule)) &&
      !(wantsOwnView.test(words) && impersonal.has(rule)) &&
      !(wantsOwn.test(task) && rule === 'oneOfKind') &&
      !(wantsNoTrouble.test(task) && rule === 'noTrouble'),
  );
  // Found only where nobody who disagrees has been answered.
  const isMissing = steps.some(({ rule }) => rule === 'doubtersQuestion');
  const challenged =
    isMissing && wantsOtherSide.test(words)
      ? steps.filter(({ rule }) => !isChallenge(rule) || rule === 'doubtersQuestion')
      : steps;
  const missing = wanted
    .filter(({ by }) => by.test(words))
    .filter(({ rule }) => !(holdsBack.test(words) && askingForMore.has(rule)))
    .flatMap(({ rule, isFirst = false }) => {
      const given = challenged.filter((one) => one.rule === rule);
      if (given.length > 0) return isFirst ? given : [];
      return asked(text, spokenOf, rule);
    })
    .map((one) => ({ ...one, weight: Math.max(one.weight, WANTED) }));
  const isMissed = new Set(missing.map(({ rule }) => rule));
  const others = challenged.filter(({ rule }) => !isMissed.has(rule));
  const isForOne = wantsOne.test(words) && !wantsMany.test(words);
  const days = isForOne ? asked(text, spokenOf, 'manyDays') : [];
  return { ...materials, steps: [...days, ...missing, ...others] };
}

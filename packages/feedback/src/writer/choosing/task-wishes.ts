import { askedFor } from '../../rules/asked/asked-for.ts';
import { askedRules } from '../../rules/asked/asked-rules.ts';
import { kindOfWriting } from '../../rules/kind-of-writing/kind-of-writing.ts';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import type { StudentText } from '../../text/student-text.ts';
import { gather, type Materials } from '../material/materials.ts';
import type { Scope } from '../scopes/scope.ts';
import { WANTED, wanted } from './task-demands.ts';
import { wordsOfTask, type Assignment } from './task.ts';

/** “Control what you show the reader and what you hold back.” */
const holdsBack =
  /\b(?:hold(?:ing)? back|leave (?:\p{L}+ ){0,3}unsaid|less is more|restrain\p{L}*|understate\p{L}*|subtle\p{L}*)\b/iu;

/** These ask for more of a moment, which a text that holds back keeps from its reader. */
const askingForMore: ReadonlySet<string> = new Set<RuleName>([
  'bigMoment',
  'chosenMoment',
  'crowdedMoment',
  'passedOver',
  'noFeelings',
  'sayMore',
  'senses',
  'stayedMoment',
  'summedUp',
  'toldFeeling',
]);

/** “Say what you think of it”, “explain a tradition from your family.” */
const wantsOwnView =
  /(?<!\b(?:no|not|n['’]t|without|out|avoid)\b[^.!?\n]{0,40})\b(?:your (?:own )?(?:opinion|view|favou?rite|experiences?|thoughts|family|wh[aā]nau|marae|culture|traditions?)|what you (?:think|thought|liked?|loved?|enjoyed|felt)|why you (?:liked?|loved?|chose|picked))\b/iu;

/** These ask a report to leave its writer out. */
const impersonal: ReadonlySet<string> = new Set<RuleName>(['impersonalTone', 'turnsPersonal']);

/** “Write about your own pet”; ‘your animal’ may be any that was chosen. */
const wantsOwn = /\b(?:your|our|my) (?:own )?(?:\p{L}+ )?(?:pet|dog|cat|team|club)s?\b/iu;

/** “Describe a person you know”, “explain how something works”: no report, and its writer may be in it. */
const wantsNoReport =
  /\b(?:describe (?:an?|the|your|some\p{L}+|what|how)|description|explain (?:how|why|what))\b/iu;
const wantsDescription = /\bdescri(?:be (?:an?|the|your|some\p{L}+)|ption of)\b/iu;
const wantsReport = /\b(?:reports?|facts?|information|headings?)\b/iu;

/** “Finish with one amazing fact” */
const wantsFactLast =
  /\b(?:end|finish|conclude)(?:ing)? (?:it )?(?:off )?(?:with|on) (?:\p{L}+ ){0,4}facts?\b/iu;

/** These ask for an end about the whole. */
const aboutTheWhole: ReadonlySet<string> = new Set<RuleName>([
  'checkedEnding',
  'closingStatement',
  'lastPart',
]);

/** “Describe the perfect day”: nothing has to go wrong. */
const wantsNoTrouble =
  /\bdescribe (?:an?|the|your)\b|\b(?:perfect|best|happiest) (?:day|place)\b|\ba day in the life\b/iu;

/** “Answer the other side.” */
const wantsOtherSide =
  /\b(?:other side|disagree\p{L}*|oppos(?:ite|ing)\b|counter-?arguments?|rebut\p{L}*|objections?)/iu;

/** What the whole of a task hangs on comes before single things that it names. */
const GREAT = 0.9;

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
 * none against its writer’s view or her own pet where that is wanted, none about the whole where a
 * fact is to come last. Those for one day in place of many, and for all that was asked for and is
 * missing, even of an accomplished text, come first.
 */
export function withTaskWishes(
  materials: Materials,
  text: StudentText,
  { steps: spokenOf }: Scope,
  assignment: Assignment | undefined,
): Materials {
  const words = wordsOfTask(assignment);
  const task = `${assignment?.title ?? ''}\n${words}`;
  const steps = materials.steps.filter(
    ({ rule }) =>
      !(holdsBack.test(words) && askingForMore.has(rule)) &&
      !(wantsOwnView.test(words) && impersonal.has(rule)) &&
      !(wantsNoReport.test(words) && !wantsReport.test(task) && rule === 'impersonalTone') &&
      !(wantsDescription.test(words) && !wantsReport.test(task) && rule === 'headings') &&
      !(wantsOwn.test(task) && rule === 'oneOfKind') &&
      !(wantsFactLast.test(words) && aboutTheWhole.has(rule)) &&
      !(wantsNoTrouble.test(task) && rule === 'noTrouble'),
  );
  // Found only where nobody who disagrees has been answered.
  const isMissing = steps.some(({ rule }) => rule === 'doubtersQuestion');
  const challenged =
    isMissing && wantsOtherSide.test(words)
      ? steps.filter(({ rule }) => !isChallenge(rule) || rule === 'doubtersQuestion')
      : steps;
  const found = (Object.keys(askedRules) as RuleName[])
    .flatMap((rule) => asked(text, spokenOf, rule))
    .toSorted((a, b) => b.weight - a.weight);
  const missing = [
    ...found.filter(({ weight }) => weight >= GREAT),
    ...wanted
      .filter(
        ({ by, of }) =>
          (of ?? kindOfWriting(text)) === kindOfWriting(text) && askedFor(words, by) !== null,
      )
      .filter(({ rule }) => !(holdsBack.test(words) && askingForMore.has(rule)))
      .flatMap(({ rule, isFirst = false }) => {
        const given = challenged.filter((one) => one.rule === rule);
        if (given.length > 0) return isFirst ? given : [];
        return asked(text, spokenOf, rule);
      }),
    ...found.filter(({ weight }) => weight < GREAT),
  ].map((one) => ({ ...one, weight: Math.max(one.weight, WANTED), isOfTask: true as const }));
  const isMissed = new Set(missing.map(({ rule }) => rule));
  const others = challenged.filter(({ rule }) => !isMissed.has(rule));
  const isForOne = wantsOne.test(words) && !wantsMany.test(words);
  const days = isForOne ? asked(text, spokenOf, 'manyDays') : [];
  return { ...materials, steps: [...days, ...missing, ...others] };
}

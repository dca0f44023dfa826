import { acrostic } from './forms/acrostic.ts';
import { afterthought } from './events/afterthought.ts';
import { breaksOff } from './endings/breaks-off.ts';
import { clearGoal } from './steps/clear-goal.ts';
import { closingArgument } from './endings/closing-argument.ts';
import { closingCall } from './endings/closing-call.ts';
import { closingStatement } from './endings/closing-statement.ts';
import { crowdedStep } from './steps/crowded-step.ts';
import { deadEnding } from './endings/dead-ending.ts';
import { definition } from './openings/definition.ts';
import { didItWork } from './steps/did-it-work.ts';
import { dreamEnding } from './endings/dream-ending.ts';
import { evidenceGiven } from './argument/evidence.ts';
import { factsApart } from './parts/facts-apart.ts';
import { fewReasons } from './argument/few-reasons.ts';
import { haiku } from './forms/haiku.ts';
import { hollowEnding } from './endings/hollow-ending.ts';
import { headings } from './parts/headings.ts';
import { hook } from './openings/hook.ts';
import { lateMaterials } from './steps/late-materials.ts';
import { lateTrouble } from './events/late-trouble.ts';
import { lateDefinition } from './openings/late-definition.ts';
import { lateView } from './wrong-kind/late-view.ts';
import { leftUnanswered } from './argument/left-unanswered.ts';
import { loneReason } from './argument/lone-reason.ts';
import { manyDays } from './wrong-kind/many-days.ts';
import { materials } from './steps/materials.ts';
import { misplacedFact } from './parts/misplaced-fact.ts';
import { noDefinition } from './openings/no-definition.ts';
import { noOneTime } from './wrong-kind/no-one-time.ts';
import { noSignOff } from './forms/no-sign-off.ts';
import { noThanks } from './forms/no-thanks.ts';
import { noTrouble } from './events/no-trouble.ts';
import { oneOfKind } from './wrong-kind/one-of-kind.ts';
import { oneReason } from './argument/one-reason.ts';
import { onlyWishes } from './argument/only-wishes.ts';
import { orderOfEvents } from './events/order-of-events.ts';
import { orientation } from './openings/orientation.ts';
import { otherDemand } from './argument/other-demand.ts';
import { otherSide } from './argument/other-side.ts';
import { paragraphs } from './parts/paragraphs.ts';
import { pastEnding } from './endings/past-ending.ts';
import { pepeha } from './forms/pepeha.ts';
import { personalEnding } from './endings/personal/personal-ending.ts';
import { plannedCase } from './plans/planned-case.ts';
import { plannedStory } from './plans/planned-story.ts';
import { plainOpening } from './openings/plain-opening.ts';
import { position } from './argument/position.ts';
import { problem } from './events/problem.ts';
import { quickEnding } from './endings/quick-ending.ts';
import { repeatedThen } from './events/repeated-then.ts';
import { settledEnding } from './endings/settled-ending.ts';
import { softDemand } from './argument/soft-demand.ts';
import { stepLines } from './steps/step-lines.ts';
import { stepsInOrder } from './steps/steps-in-order.ts';
import { stepsTold } from './steps/steps-told.ts';
import { stepsWanted } from './wrong-kind/steps-wanted.ts';
import { storyForView } from './wrong-kind/story-for-view.ts';
import { storyInArgument } from './wrong-kind/story-in-argument.ts';
import { storyInReport } from './wrong-kind/story-in-report.ts';
import { storyInSteps } from './wrong-kind/story-in-steps.ts';
import { thinAnswer } from './argument/thin-answer.ts';
import { bareConclusion } from './endings/bare-conclusion.ts';
import { thinPart } from './parts/thin-part.ts';
import { timeOrder } from './events/time-order.ts';
import { toldAsStory } from './wrong-kind/told-as-story.ts';
import { toldOpening } from './openings/told-opening.ts';
import { turnsPersonal } from './wrong-kind/turns-personal.ts';
import { undecidedEnd } from './endings/undecided-end.ts';
import { unlistedThing } from './steps/unlisted-thing.ts';
import { vagueDemand } from './argument/vague-demand.ts';
import { whoAndWhere } from './openings/who-and-where.ts';
import { whoSpeaks } from './forms/who-speaks.ts';
import { backgroundOpening } from './openings/background-opening.ts';
import { noGreeting } from './forms/no-greeting.ts';
import { resultFirst } from './events/result-first.ts';
import { solvedByOthers } from './events/solved-by-others.ts';

/** The rules about what a text is made of, from its opening to its end. */
export const structureRules = {
  acrostic,
  afterthought,
  backgroundOpening,
  bareConclusion,
  breaksOff,
  clearGoal,
  closingArgument,
  closingCall,
  closingStatement,
  crowdedStep,
  deadEnding,
  definition,
  didItWork,
  dreamEnding,
  evidenceGiven,
  factsApart,
  fewReasons,
  haiku,
  headings,
  hollowEnding,
  hook,
  lateMaterials,
  lateTrouble,
  lateDefinition,
  lateView,
  leftUnanswered,
  loneReason,
  manyDays,
  materials,
  misplacedFact,
  noDefinition,
  noGreeting,
  noOneTime,
  noSignOff,
  noThanks,
  noTrouble,
  oneOfKind,
  oneReason,
  onlyWishes,
  orderOfEvents,
  orientation,
  otherDemand,
  otherSide,
  paragraphs,
  pastEnding,
  pepeha,
  personalEnding,
  plannedCase,
  plannedStory,
  plainOpening,
  position,
  problem,
  quickEnding,
  repeatedThen,
  resultFirst,
  settledEnding,
  softDemand,
  solvedByOthers,
  stepLines,
  stepsInOrder,
  stepsTold,
  stepsWanted,
  storyForView,
  storyInArgument,
  storyInReport,
  storyInSteps,
  thinAnswer,
  thinPart,
  timeOrder,
  toldAsStory,
  toldOpening,
  turnsPersonal,
  undecidedEnd,
  unlistedThing,
  vagueDemand,
  whoAndWhere,
  whoSpeaks,
};

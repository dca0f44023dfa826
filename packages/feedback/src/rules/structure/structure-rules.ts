import { acrostic } from './acrostic.ts';
import { afterthought } from './afterthought.ts';
import { breaksOff } from './breaks-off.ts';
import { clearGoal } from './clear-goal.ts';
import { closingArgument } from './closing-argument.ts';
import { closingCall } from './closing-call.ts';
import { closingStatement } from './closing-statement.ts';
import { definition } from './definition.ts';
import { didItWork } from './did-it-work.ts';
import { dreamEnding } from './dream-ending.ts';
import { evidenceGiven } from './evidence.ts';
import { factsApart } from './facts-apart.ts';
import { haiku } from './haiku.ts';
import { headings } from './headings.ts';
import { hook } from './hook.ts';
import { lateMaterials } from './late-materials.ts';
import { loneReason } from './lone-reason.ts';
import { materials } from './materials.ts';
import { orderOfEvents } from './order-of-events.ts';
import { orientation } from './orientation.ts';
import { otherSide } from './other-side.ts';
import { paragraphs } from './paragraphs.ts';
import { pepeha } from './pepeha.ts';
import { personalEnding } from './personal-ending.ts';
import { plannedCase } from './planned-case.ts';
import { plannedStory } from './planned-story.ts';
import { plainOpening } from './plain-opening.ts';
import { position } from './position.ts';
import { problem } from './problem.ts';
import { quickEnding } from './quick-ending.ts';
import { repeatedThen } from './repeated-then.ts';
import { settledEnding } from './settled-ending.ts';
import { stepLines } from './step-lines.ts';
import { stepsInOrder } from './steps-in-order.ts';
import { stepsTold } from './steps-told.ts';
import { stepsWanted } from './steps-wanted.ts';
import { storyInArgument } from './story-in-argument.ts';
import { storyInReport } from './story-in-report.ts';
import { storyInSteps } from './story-in-steps.ts';
import { thinAnswer } from './thin-answer.ts';
import { thinPart } from './thin-part.ts';
import { timeOrder } from './time-order.ts';
import { toldAsStory } from './told-as-story.ts';
import { toldOpening } from './told-opening.ts';
import { unlistedThing } from './unlisted-thing.ts';
import { vagueDemand } from './vague-demand.ts';
import { whoAndWhere } from './who-and-where.ts';
import { whoSpeaks } from './who-speaks.ts';

/** The rules about what a text is made of, from its opening to its end. */
export const structureRules = {
  acrostic,
  afterthought,
  breaksOff,
  clearGoal,
  closingArgument,
  closingCall,
  closingStatement,
  definition,
  didItWork,
  dreamEnding,
  evidenceGiven,
  factsApart,
  haiku,
  headings,
  hook,
  lateMaterials,
  loneReason,
  materials,
  orderOfEvents,
  orientation,
  otherSide,
  paragraphs,
  pepeha,
  personalEnding,
  plannedCase,
  plannedStory,
  plainOpening,
  position,
  problem,
  quickEnding,
  repeatedThen,
  settledEnding,
  stepLines,
  stepsInOrder,
  stepsTold,
  stepsWanted,
  storyInArgument,
  storyInReport,
  storyInSteps,
  thinAnswer,
  thinPart,
  timeOrder,
  toldAsStory,
  toldOpening,
  unlistedThing,
  vagueDemand,
  whoAndWhere,
  whoSpeaks,
};

import type { SkillId } from '@second-draft/contract';
import type { DraftPoint } from '../../checks/draft-point.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import { kinds, type ScopeName } from '../../rules/scopes.ts';
import { reachOf, type Focus } from '../scopes/focus.ts';
import { A_NEED, type Material, type Materials } from '../material/materials.ts';

/** The skills that each kind of feedback names in its descriptors; of the others, any skill will do. */
const named: Partial<Record<ScopeName, readonly SkillId[]>> = {
  ideas: [
    'details',
    'reasons',
    'evidence',
    'explaining',
    'feelings',
    'senses',
    'comparisons',
    'otherSide',
  ],
  'narrative structure': ['orientation', 'hook', 'problem', 'resolution', 'eventOrder'],
  'narrative features': [
    'pastTense',
    'dialogue',
    'senses',
    'comparisons',
    'describingWords',
    'strongVerbs',
    'wordChoice',
    'timeConnectives',
    'tone',
  ],
  'persuasive structure': ['position', 'reasons', 'evidence', 'paragraphs', 'conclusion'],
  'persuasive features': ['presentTense', 'linkingWords', 'modalVerbs', 'readerQuestions', 'tone'],
  'procedural structure': ['clearGoal', 'materials', 'stepsInOrder', 'conclusion'],
  'procedural features': [
    'commandVerbs',
    'presentTense',
    'exactAmounts',
    'timeConnectives',
    'tone',
  ],
  'report structure': ['definition', 'grouping', 'paragraphs', 'conclusion'],
  'report features': [
    'presentTense',
    'topicWords',
    'wordChoice',
    'linkingWords',
    'describingWords',
    'evidence',
    'tone',
  ],
  'recount structure': ['orientation', 'eventOrder', 'personalEnding'],
  'recount features': [
    'pastTense',
    'timeConnectives',
    'topicWords',
    'strongVerbs',
    'wordChoice',
    'feelings',
    'tone',
  ],
  vocabulary: [
    'strongVerbs',
    'describingWords',
    'topicWords',
    'wordChoice',
    'comparisons',
    'senses',
  ],
  'sentence structure': [
    'sentenceBeginnings',
    'sentenceLengths',
    'joinedIdeas',
    'wholeSentences',
    'sentenceEnds',
    'verbForms',
  ],
  spelling: ['hardWords', 'checkingSpelling'],
};

/** The skills that were asked for; null if any skill will do. */
function skillsAsked(foci: readonly Pick<Focus, 'title'>[]): ReadonlySet<SkillId> | null {
  const asked = foci.map(({ title }) => {
    const kind = kinds.find((one) => one === title.trim().toLowerCase());
    return kind === undefined ? undefined : named[kind];
  });
  return asked.every((some) => some !== undefined) ? new Set(asked.flat()) : null;
}

/** How much more a strength counts if it was asked for. */
const ASKED = 0.3;

/** Strengths that were asked for come first. */
export function askedFirst(materials: Materials, foci: readonly Focus[]): Materials {
  const asked = skillsAsked(foci);
  if (asked === null) return materials;
  const strengths = materials.strengths
    .map((one) =>
      one.skill !== null && asked.has(one.skill) && !isGeneral(one.rule)
        ? { ...one, weight: one.weight + ASKED }
        : one,
    )
    .toSorted((a, b) => b.weight - a.weight);
  return { ...materials, strengths };
}

/** Another kind of writing was asked for. */
const ofWrongKind: ReadonlySet<string> = new Set<RuleName>([
  'askedDescription',
  'lateView',
  'manyDays',
  'noOneTime',
  'oneOfKind',
  'stepsWanted',
  'storyForView',
  'storyInArgument',
  'storyInReport',
  'toldAsStory',
  'turnsPersonal',
]);

/** What a whole text stands on is missing: nothing else matters as much but the kind of writing. */
const ofWholeText: ReadonlySet<string> = new Set<RuleName>([
  'deadEnding',
  'dreamEnding',
  'lateTrouble',
  'listedEvents',
  'noTrouble',
  'oneReason',
  'onlyWishes',
  'rudeToReader',
  'undecidedEnd',
]);

/** What is to be written anew, or left out, needs no better order, beginnings or joining words. */
const ofPresentForm: ReadonlySet<string> = new Set<RuleName>([
  'afterthought',
  'askedHeadings',
  'askedParagraphs',
  'choppy',
  'joinedPair',
  'noFeelings',
  'openers',
  'paragraphs',
  'personalEnding',
  'repeatedThen',
  'subjectFirst',
]);

/**
 * A step that the whole text stands on, or about what was asked, if that is known: first what the
 * task asks for in its scope, then what the text needs of it, in its skills or else in its scope,
 * then a challenge.
 */
function findAskedStep({ steps }: Materials, foci: readonly Focus[]): Material | undefined {
  const asked = skillsAsked(foci);
  const needs = steps.filter(({ rule, weight }) => !isChallenge(rule) && weight >= A_NEED);
  const ofWhole = needs.find(({ rule }) => ofWrongKind.has(rule) || ofWholeText.has(rule));
  if (asked === null) return ofWhole;
  const inScope = new Set<string>(reachOf(foci).scope.steps);
  const isAsked = ({ skill }: Material) => skill !== null && asked.has(skill);
  return (
    ofWhole ??
    needs.find(({ rule, isOfTask }) => isOfTask && inScope.has(rule)) ??
    needs.find(isAsked) ??
    needs.find(({ rule }) => inScope.has(rule)) ??
    steps.find(({ rule, isOfTask }) => isOfTask && inScope.has(rule)) ??
    steps.find(isAsked) ??
    steps.find(({ rule }) => isChallenge(rule))
  );
}

/** Whether there is a step about what was asked, if only a challenge. */
export const hasAskedStep = (materials: Materials, foci: readonly Focus[]): boolean =>
  findAskedStep(materials, foci) !== undefined;

/** A step about what was asked comes first; what else the text needs follows it. */
export function askedStepFirst(materials: Materials, foci: readonly Focus[]): Materials {
  const first = findAskedStep(materials, foci);
  if (first === undefined) return materials;
  const isAnew = ofWrongKind.has(first.rule);
  const others = materials.steps.filter(
    (step) => step !== first && !(isAnew && ofPresentForm.has(step.rule)),
  );
  const weight = Math.max(...materials.steps.map((one) => one.weight));
  return { ...materials, steps: [{ ...first, weight }, ...others] };
}

/** Whether a rule's praise says nothing of what was asked: it is said only if there is no other. */
export const isGeneral = (rule: string): boolean => rule === 'tellingDetail' || rule === 'effort';

/** Whether praise shows one of the skills asked for, in the student's words. */
export function namesWhatWasAsked(
  { rule, skill, quotations }: Pick<DraftPoint, 'rule' | 'skill' | 'quotations'>,
  foci: readonly Pick<Focus, 'title'>[],
): boolean {
  const asked = skillsAsked(foci);
  if (skill === null || quotations.length === 0 || isGeneral(rule ?? '')) return false;
  return asked === null || asked.has(skill);
}

import { namesFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import type { PlanKind, PlanPart } from '../../../text/handouts/plan.ts';
import type { SkillId } from '@second-draft/contract';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import type { Finding, Rule } from '../../rule.ts';
import { askedAt, planWords } from './plan-words.ts';
import { wording } from './planned-story.wording.ts';

/** Fewer words tell nothing that happens. */
const FEWEST_WORDS = 3;

/** A part with more words says enough for a plan. */
const ENOUGH = 12;

/** What to ask of a part, the most useful first. */
const questions: readonly { kind: PlanKind; question: string; skill: SkillId }[] = [
  { kind: 'solution', question: 'what do they try first that goes wrong', skill: 'resolution' },
  { kind: 'ending', question: 'how does it leave them feeling', skill: 'resolution' },
  { kind: 'problem', question: 'who minds it most, and why', skill: 'problem' },
  { kind: 'characters', question: 'what is each of them like', skill: 'details' },
  { kind: 'setting', question: 'what could be seen, heard or smelt there', skill: 'senses' },
];

const isStoryPlan = ({ plan }: StudentText): boolean =>
  plan.some(({ kind }) => kind === 'problem' || kind === 'solution') &&
  plan.every(({ kind }) => kind !== 'opinion' && kind !== 'reason');

const says = (part: PlanPart | undefined): part is PlanPart =>
  part !== undefined && countWords(part.text) >= FEWEST_WORDS;

/** Both ends of what the story is about. */
function planned(text: StudentText): Finding[] {
  const problem = text.plan.find(({ kind }) => kind === 'problem');
  const way =
    text.plan.find(({ kind }) => kind === 'solution') ??
    text.plan.find(({ kind }) => kind === 'ending');
  if (!says(problem) || !says(way)) return [];
  const pairs = planWords(text, problem).flatMap((one) =>
    planWords(text, way).map((other) => [one, other]),
  );
  return pairs.length === 0 ? [] : [{ kind: 'strength', quotations: pairs, weight: 0.8 }];
}

/** The part that says least of those that a story can’t do without. */
function thinnest(text: StudentText): Finding[] {
  const asked = questions.flatMap((one) =>
    text.plan
      .filter(({ kind, text: words }) => kind === one.kind && !isAnswered(one.kind, words))
      .map((part) => ({ ...one, part, length: countWords(part.text) })),
  );
  const [least] = asked
    .filter(({ length }) => length <= ENOUGH)
    .toSorted((a, b) => a.length - b.length);
  if (least === undefined) return [];
  return askedAt(text, least.part, 0.6, least);
}

const isAnswered = (kind: PlanKind, words: string): boolean =>
  kind === 'ending' && namesFeeling.test(words);

/** Of a story’s planner, that it goes from a problem to its end, and the part to think about. */
export const plannedStory: Rule = {
  find: (text) => (isStoryPlan(text) ? [...planned(text), ...thinnest(text)] : []),
  skill: 'problem',
  wording,
  taken: { by: 'adding' },
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      'narrative structure': 9,
      'narrative features': 9,
      'general writing': 9,
      problem: 9,
      ending: 9,
      organisation: 9,
    },
    nextStep: {
      ideas: 9,
      'narrative structure': 9,
      'narrative features': 9,
      'general writing': 9,
      vocabulary: 9,
      problem: 9,
      ending: 9,
      organisation: 9,
    },
  },
  cases: [
    {
      title: 'praises a problem with a way out, and asks about the thinnest part',
      text: 'Setting: on a ship in a big storm at night\nCharacters: Pipi and the cook\nProblem: the mast snaps and they drift to an island with no water on it\nSolution: they catch rain in the sail and build a raft from the mast',
      finds: [
        {
          kind: 'strength',
          quotations: [
            [
              'the mast snaps and they drift to an island with no water on it',
              'they catch rain in the sail and build a raft from the mast',
            ],
          ],
        },
        {
          kind: 'nextStep',
          quotations: [['Pipi and the cook']],
          slots: { question: 'what is each of them like' },
        },
      ],
    },
    {
      title: 'asks for no feeling where the ending has one',
      text: 'Where: a cave by the sea that only opens when the tide is right out, and seals\nProblem: the tide comes in and shuts it while both of them are still asleep in there\nEnding: they are happy',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'takes no invitation and no argument for one',
      text: 'Where: the hall\nWhen: 3 pm\nWho: everyone\nBring: a plate',
      finds: [],
    },
  ],
};

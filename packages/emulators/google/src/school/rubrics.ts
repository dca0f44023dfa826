import { rubricPartId } from './ids.ts';
import type { SchoolAssignment, SchoolCriterion } from './types.ts';

type Rubric = NonNullable<SchoolAssignment['rubric']>;

/** Levels go from highest to lowest. */
type CriterionWording = [title: string, description: string, ...levels: string[]];

const levelTitles = ['Wow', 'Got it', 'Nearly there', 'Just starting'];

function criterion(
  key: string,
  [title, description, ...levels]: CriterionWording,
): SchoolCriterion {
  return {
    id: rubricPartId(`${key}/${title}`),
    title,
    description,
    levels: levels.map((wording, index) => ({
      id: rubricPartId(`${key}/${title}/${index}`),
      title: levelTitles[index] ?? `Level ${levels.length - index}`,
      description: wording,
      points: levels.length - index,
    })),
  };
}

function rubric(key: string, criteria: CriterionWording[]): Rubric {
  return { id: rubricPartId(key), criteria: criteria.map((wording) => criterion(key, wording)) };
}

export const campRubric = rubric('camp', [
  [
    'Orientation',
    'The beginning tells the reader who was there, when it was and where.',
    'The beginning hooks me and tells me who, when and where.',
    'The beginning tells me who, when and where.',
    'The beginning tells me one or two of them.',
  ],
  [
    'Events in order',
    'Events are told in the order in which they happened, with time words.',
    'Events flow, and one is told slowly and in detail.',
    'Events are in order, with several time words.',
    'Some events are in order.',
  ],
  [
    'Feelings and senses',
    'The writer says how it felt, looked, sounded, smelt or tasted.',
    'I can feel as if I was there.',
    'Feelings and more than one sense are described.',
    'One feeling is named.',
  ],
  [
    'Punctuation',
    'Capital letters and full stops show where sentences begin and end.',
    'Nearly all are right, and speech marks and commas too.',
    'Most sentences have both.',
    'Some sentences have both.',
  ],
]);

export const narrativeRubric = rubric('narrative', [
  [
    'Characters and setting',
    'The reader can picture the people and the place.',
    'The people and the place come alive in small details.',
    'The people and the place are described.',
    'The people and the place are named.',
    'It is not clear who or where.',
  ],
  [
    'Problem and solution',
    'Something goes wrong and is put right.',
    'The problem grows, and the ending surprises and satisfies.',
    'There is a problem, and it is solved.',
    'There is a problem.',
    'Things happen, without a problem.',
  ],
  [
    'Show, don’t tell',
    'Actions, speech and senses show what the characters feel.',
    'Feelings are shown all the way through.',
    'Feelings are shown in several places.',
    'Feelings are named.',
    'There are no feelings yet.',
  ],
  [
    'Sentence variety',
    'Sentences are of different lengths and begin in different ways.',
    'Sentences are shaped for effect.',
    'Lengths and beginnings vary.',
    'Some sentences begin differently.',
    'Most sentences begin in the same way.',
  ],
  [
    'Speech',
    'What characters say is punctuated and moves the story on.',
    'Speech sounds like real people and is punctuated correctly.',
    'Speech marks are mostly right.',
    'Some speech marks are used.',
    'There is no speech yet.',
  ],
]);

export const argumentRubric = rubric('argument', [
  [
    'Position',
    'The writer says what should change and speaks to a particular reader.',
    'The position is clear and suits its reader.',
    'The position is clear.',
    'The position has to be guessed.',
  ],
  [
    'Reasons and evidence',
    'Each reason is backed up by a fact, a number or an example.',
    'Every reason has strong evidence.',
    'Most reasons have evidence.',
    'Reasons are given without evidence.',
  ],
  [
    'The other side',
    'The writer says what others may think and answers it.',
    'The other side is put fairly and answered well.',
    'The other side is named and answered.',
    'Only one side is given.',
  ],
]);

export const procedureRubric = rubric('procedure', [
  [
    'Clear steps',
    'Somebody who has never done it could follow the steps.',
    'Every step starts with a verb and tells how, in the right order.',
    'Steps are in order and most start with a verb.',
    'Some steps are missing or mixed up.',
  ],
]);

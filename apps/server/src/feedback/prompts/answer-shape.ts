import {
  concernKind,
  elements,
  skillIds,
  skillNamed,
  skills,
  type ElementId,
  type Point,
} from '@second-draft/contract';
import * as z from 'zod';
import { isConcernAlone, readConcern } from './read-concern.ts';
import { orNothing, saidAs } from './said-as.ts';

const kinds: readonly Point['kind'][] = ['strength', 'nextStep', 'question'];

/** Small models write the one thing of a list without the list. */
const orEmpty = (list: unknown) =>
  typeof list === 'string' ? [list].filter(Boolean) : (list ?? []);

/**
 * The draft comes first, written as one writes to a child; then what the text does and lacks, so
 * that the draft is checked against it before any of it becomes a point.
 */
const feedback = z.object({
  concern: readConcern,
  draft: orNothing,
  reading: z.preprocess(orEmpty, z.array(z.object({ criterion: z.string(), seen: z.string() }))),
  choice: orNothing,
  desk: orNothing,
  check: orNothing,
  points: z.array(
    z.object({
      kind: saidAs(kinds),
      comment: z.string(),
      quotations: z.preprocess(orEmpty, z.array(z.string())),
      example: z.preprocess((text) => text || null, z.string().nullable()),
      skill: z.preprocess(skillNamed, z.enum(skillIds).nullable()),
    }),
  ),
});

const nothing = { draft: '', reading: [], choice: '', desk: '', check: '', points: [] };

const answered = z.record(z.string(), z.unknown());

/** With a concern, an answer may leave out everything else, or have it in any shape. */
function withConcern(raw: unknown): unknown {
  const read = answered.safeParse(raw);
  if (!read.success) return raw;
  const { data: answer } = read;
  const concern = isConcernAlone(answer) ? answer : answer['concern'];
  const isTold = readConcern.parse(concern) !== null;
  return isTold && !feedback.safeParse(raw).success ? { ...nothing, concern } : raw;
}

export const writtenFeedback = z.preprocess(withConcern, feedback);

/** @param isPraised there is no next step to decide on */
export const answerShape = (
  isPraised: boolean,
): string => `Answer with JSON and nothing else, its fields in this order:
{"concern": null, "draft": "the note as you would write it under the student’s work", "reading": [{"criterion": "one thing that was asked for", "seen": "what the text does, with the student’s words, and what it doesn’t"}], "choice": "what matters most to a reader, and why", ${isPraised ? '' : '"desk": "the step as you would say it beside the student", '}"check": "what must change, and nothing else", "points": [{"kind": "strength" | "nextStep", "comment": "this part of the note, as the student reads it", "quotations": ["each piece of the student’s text that the comment quotes"], "example": null, "skill": "the one name from the list of skills that fits best, or null"}]}`;

export const concernRule = `First, as the adult who reads this before anybody else: would a careful teacher want to read it herself, because this child may be hurt, hungry, afraid, harmed or bullied, may want to hurt themselves or somebody, meets strangers, tells of sex or drugs, or gives away how to reach them? A hint is enough. Made-up stories, games, sport, accidents, history and arguments about such things are no reason. If so, "concern" is {"kind": ${concernKind.options.map((kind) => `"${kind}"`).join(' | ')}, "words": "the student’s words that it rests on, letter for letter"}, and all other fields are empty. If not, "concern" is null.`;

export const skillList = (Object.keys(elements) as ElementId[])
  .map((element) => {
    const named = skills
      .filter((skill) => skill.element === element)
      .map(({ id, title }) => `${id} (${title})`);
    return `${elements[element]}: ${named.join('; ')}.`;
  })
  .join('\n');

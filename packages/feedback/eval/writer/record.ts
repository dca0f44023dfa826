import { feedbackTypes, praise, readingLevel } from '@second-draft/contract';
import * as z from 'zod';
import {
  builtInWriter,
  compareDrafts,
  composeFeedback,
  judgeSteps,
  type DraftPoint,
  type EarlierWriting,
  type WritingRequest,
} from '../../src/index.ts';
import { pairsOf } from '../drafts/pairs.ts';
import { readJson } from '../read-json.ts';
import { textsOfRecord } from '../rules/record.ts';

/** What the writer writes, a line for each point and two more, by what it was asked for. */
export type Written = Record<string, string[]>;

export const recordFile = new URL('written.json', import.meta.url);

const recordAt = (name: string) => readJson(new URL(name, import.meta.url));

/** `text` is one of `rules/texts.json`, or a pair of drafts; `focus` a category, or own criteria. */
const asked = z.strictObject({
  text: z.string(),
  focus: z.string(),
  words: z.number(),
  level: readingLevel.nullable(),
  plainWords: z.literal(true).optional(),
  assignment: z
    .strictObject({ title: z.string(), instructions: z.string(), rubric: z.string() })
    .optional(),
  avoids: z.array(z.string()).optional(),
  asking: z.literal('nextStep').optional(),
});

type Asked = z.infer<typeof asked>;

function nameOf({ text, focus, words, level, plainWords, assignment, avoids, asking }: Asked) {
  const rest = { 'plain words': plainWords, 'a task': assignment, 'a voice': avoids ?? asking };
  const more = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : name));
  return [text, focus, `${words} words`, `level ${level ?? 'none'}`, ...more].join(', ');
}

/** By name, all that the writer is asked for. */
export function requestsOfRecord(): Map<string, WritingRequest> {
  const texts = textsOfRecord();
  const pairs = pairsOf('tuned');
  const types = [...feedbackTypes, praise];
  return new Map(
    z
      .array(asked)
      .parse(recordAt('requests.json'))
      .map((one) => {
        const { text: name, focus: title, words, level, avoids, asking } = one;
        const read = texts.get(name);
        const pair = pairs.find(({ id }) => id === name);
        const type = types.find((category) => category.title === title);
        const request: WritingRequest = {
          text: pair?.after ?? read?.text ?? '',
          purpose: read?.purpose,
          studentName: 'Casey',
          focus: [{ title, descriptors: type?.properties ?? '' }],
          wordCount: words,
          readingLevel: level,
          seed: 'record',
          earlier: pair && earlierOf(pair),
          voice: (avoids ?? asking) ? voiceOf(one) : undefined,
          plainWords: one.plainWords ?? false,
          assignment: one.assignment,
        };
        return [nameOf(one), request] as const;
      }),
  );
}

const voiceOf = ({ avoids, asking }: Asked): WritingRequest['voice'] => ({
  asking: asking ?? null,
  greeting: '',
  ending: '',
  uses: [],
  avoids: avoids ?? [],
  examples: [],
});

/** What became of the first feedback, as far as rules can tell. */
function earlierOf({ before, after, steps }: ReturnType<typeof pairsOf>[number]): EarlierWriting {
  const given = steps.map((one, step) => ({ ...one, step, rule: one.rule ?? null }));
  const words = (text: string, place: { start: number; end: number } | null) =>
    place === null ? '' : text.slice(place.start, place.end);
  return {
    before,
    steps: judgeSteps(before, after, given).judged.map(({ verdict, proof }, i) => ({
      comment: steps[i]?.comment ?? '',
      rule: steps[i]?.rule ?? null,
      verdict,
      proof: proof.map(({ text }) => text),
    })),
    changes: compareDrafts(before, after).changes.map((change) => ({
      before: words(before, change.before),
      after: words(after, change.after),
    })),
  };
}

const lineOf = ({ kind, rule, skill, comment }: DraftPoint) =>
  `${[kind, rule, skill].filter(Boolean).join(' ')}: ${comment}`;

/** The points; then what the teacher is told of them besides, and a simpler feedback, if there is any. */
export function writtenFor(request: WritingRequest): string[] {
  const points = builtInWriter.write(request);
  const note = builtInWriter.noteFor(request, points);
  const simpler = builtInWriter.simplify(composeFeedback(points));
  return [
    ...points.map(lineOf),
    ...(note === null ? [] : [`note: ${note}`]),
    ...(simpler === null ? [] : [`simpler: ${simpler}`]),
  ];
}

export const recorded = (): Written =>
  z.record(z.string(), z.array(z.string())).parse(recordAt('written.json'));

import { readFileSync } from 'node:fs';
import { feedbackTypes, type SkillId } from '@second-draft/contract';
import { builtInWriter } from '../../src/writer/built-in-writer.ts';
import { skillTexts, type SkillText } from './texts.ts';

/** What a point is about, as each of two readers found; null for a reader who hasn't seen it. */
interface ReadPoint {
  text: string;
  comment: string;
  first: SkillId | null;
  second: SkillId | null;
}

const readPoints = JSON.parse(
  readFileSync(`${import.meta.dirname}/read.json`, 'utf8'),
) as ReadPoint[];

const keyOf = ({ text, comment }: Pick<ReadPoint, 'text' | 'comment'>) => `${text}\n${comment}`;

interface WrittenPoint {
  text: string;
  comment: string;
  skill: SkillId;
}

/** The built-in writer's points about something; praise for effort alone is about no skill. */
function pointsOn({ id, categories, text }: SkillText): WrittenPoint[] {
  return categories.flatMap((title) => {
    const descriptors = feedbackTypes.find((type) => type.title === title)?.properties ?? '';
    const points = builtInWriter.write({
      text,
      studentName: 'Sam',
      focus: [{ title, descriptors }],
      wordCount: 105,
      readingLevel: 2,
      seed: `${id} ${title}`,
    });
    return points.flatMap(({ comment, skill }) =>
      skill === null ? [] : [{ text: id, comment, skill }],
    );
  });
}

export interface SkillsMeasured {
  /** Points on which the two readers agree. */
  agreed: number;
  right: number;
  wrong: readonly (WrittenPoint & { read: SkillId })[];
  /** Points on which the two readers differ. */
  differing: number;
  /** Points in words that at least one reader hasn't seen yet. */
  unread: number;
}

/** Holds the skill of each of the built-in writer's points to how the point was read. */
export function measureSkills(): SkillsMeasured {
  const reading = new Map(readPoints.map((one) => [keyOf(one), one]));
  const written = [
    ...new Map(skillTexts.flatMap(pointsOn).map((one) => [keyOf(one), one])).values(),
  ];
  const read = written.flatMap((point) => {
    const one = reading.get(keyOf(point));
    if (!one || one.first === null || one.second === null) return [];
    return [{ ...point, first: one.first, second: one.second }];
  });
  const agreed = read.filter(({ first, second }) => first === second);
  const wrong = agreed
    .filter(({ skill, first }) => skill !== first)
    .map(({ text, comment, skill, first }) => ({ text, comment, skill, read: first }));
  return {
    agreed: agreed.length,
    right: agreed.length - wrong.length,
    wrong,
    differing: read.length - agreed.length,
    unread: written.length - read.length,
  };
}

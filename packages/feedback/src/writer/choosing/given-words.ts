import type { RuleName } from '../../rules/all-rules.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import type { Material, Materials } from '../material/materials.ts';
import { quoting } from '../material/quoting.ts';
import type { Assignment } from './task.ts';

/** These praise the choice of single words. */
const aboutChoice: ReadonlySet<string> = new Set<RuleName>(['chosenWords', 'preciseWords']);

/** Headings and time words that a task names are the student’s to use (words). */
const A_STARTER = 4;

/** As the same words would be written anywhere: in lower case, with single gaps. */
const asSaid = (words: string): string => ` ${lowerWords(words).join(' ')} `;

/** ‘Erupts’ is given by ‘erupt’. */
const baseOf = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/u, '');

/** “Do not use ‘I’ or ‘we’”: what is told so is to be told in another way. */
const forbidsTeller = /\b(?:not|n['’]t|without|no|never|avoid)\b(?: \p{L}+){0,4} ['‘"“]I['’"”]/u;
const teller = /(?<![\p{L}\p{N}])(?:I|we|my|our|me|us)(?![\p{L}\p{N}])/iu;

/** The strengths without words that the task itself gave, such as a story starter, or forbids. */
export function withoutGivenWords(
  materials: Materials,
  assignment: Assignment | undefined,
): Materials {
  if (assignment === undefined) return materials;
  const task = asSaid(`${assignment.title} ${assignment.instructions} ${assignment.rubric}`);
  const given = new Set(task.split(' ').map(baseOf));
  const isForbidden = (words: string) =>
    countWords(words) > 1 && forbidsTeller.test(assignment.instructions) && teller.test(words);
  const isOwn = (words: string, { rule }: Material) =>
    !isForbidden(words) &&
    (countWords(words) > 1
      ? countWords(words) < A_STARTER || !task.includes(asSaid(words))
      : !aboutChoice.has(rule) || !given.has(baseOf(words)));
  const strengths = materials.strengths.flatMap((one) =>
    quoting(one, (words) => isOwn(words, one)),
  );
  return { ...materials, strengths };
}

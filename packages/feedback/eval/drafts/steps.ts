import { readFile } from 'node:fs/promises';
import { feedbackTypes } from '@second-draft/contract';
import { builtInWriter, checkFeedback, isPraise, sourceText } from '../../src/index.ts';

const usage =
  'node packages/feedback/eval/drafts/steps.ts texts.json — prints the next steps that the built-in writer gives on each text of a list [{ "id", "text", "category"? }], as a pair of drafts has them.';

interface Given {
  id: string;
  text: string;
  /** General writing where none is named. */
  category?: string;
}

const student = 'Robyn';
const wordCount = 70;
const readingLevel = 2;

function stepsOn({ id, text, category = 'General writing' }: Given) {
  const type = feedbackTypes.find(({ title }) => title === category);
  if (type === undefined) throw new Error(`${id}: there is no category “${category}”`);
  const focus = [{ title: type.title, descriptors: type.properties }];
  const request = { text, studentName: student, focus, wordCount, readingLevel, seed: id } as const;
  const { points } = checkFeedback(builtInWriter.write(request), {
    source: sourceText(text),
    wordCount,
    readingLevel,
    isPraise: isPraise(focus),
    isSparing: true,
    studentName: student,
    standIns: [],
  });
  return points
    .filter(({ kind }) => kind === 'nextStep')
    .map(({ comment, quotations, example, rule }) => ({
      comment,
      quotations: quotations.map((quotation) => quotation.text),
      ...(example !== null && { example }),
      by: 'built-in',
      rule,
    }));
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error(usage);
const texts = JSON.parse(await readFile(file, 'utf8')) as Given[];
const steps = texts.map((given) => ({ id: given.id, steps: stepsOn(given) }));
console.log(JSON.stringify(steps, null, 2));

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filledFrame, type Frame } from '@second-draft/feedback';
import { readContent } from '../../../model/index.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { writtenFeedback } from '../../prompts/answer-shape.ts';
import type { BlindCase } from '../blind-case.ts';
import {
  readTeachers,
  teacherFor,
  versions,
  voiceCase,
  type EvalTeacher,
  type Version,
} from './voice-case.ts';

const READERS = 3;

/** Which letter stands before what was written for the teacher, by reader and case. */
export type Key = Record<string, Record<string, 'A' | 'B'>>;

interface Judged {
  feedback: string;
  again: string | null;
}

const answerOf = (file: string) => readFile(file, 'utf8').catch(() => null);

async function judged(
  one: BlindCase,
  teacher: EvalTeacher,
  version: Version,
  from: string,
): Promise<Judged> {
  const name = join(from, version, one.id);
  const first = await answerOf(`${name}.answer.txt`);
  const answer = (await answerOf(`${name}.again.answer.txt`)) ?? first;
  if (answer === null) throw new Error(`${version} has no answer for ${one.id}`);
  const reading = readContent(answer, writtenFeedback);
  if (!reading.isReadable) return { feedback: '', again: reading.reason };
  const { points } = reading.value;
  const { hidden, request, hers } = voiceCase(one, teacher, version);
  const draft = { points, why: null };
  const checked = judgeDraft({ draft, by: 'model', task: request, hidden, ...(hers && { hers }) });
  const again = checked.reasons.length === 0 ? null : checked.reasons.join(' ');
  return { feedback: checked.isUsable ? checked.feedback : '', again };
}

/** Without greeting, name and ending, which give her away at a glance: her manner alone is judged. */
function bareOf(feedback: string, frame: Frame, student: string): string {
  const { greeting, ending } = filledFrame(frame, student);
  const bare = feedback
    .split('\n\n')
    .filter((paragraph) => paragraph !== greeting && paragraph !== ending)
    .join('\n\n');
  const address = `${student}, `;
  if (!bare.startsWith(address)) return bare;
  return bare.slice(address.length).replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

interface Pair {
  one: BlindCase;
  teacher: EvalTeacher;
  feedbacks: Record<Version, string>;
}

const quoted = (text: string) => text.replaceAll(/^/gmu, '> ');

function pageOf({ one, teacher, feedbacks }: Pair, hers: 'A' | 'B'): string {
  const [a, b] = hers === 'A' ? versions : versions.toReversed();
  const known = teacher.known.map(quoted).join('\n\n');
  return [
    `## ${one.id}`,
    `Three notes that this teacher wrote to other students:\n\n${known}`,
    `A student’s text:\n\n${quoted(one.text)}`,
    `A\n\n${quoted(feedbacks[a ?? 'with'])}`,
    `B\n\n${quoted(feedbacks[b ?? 'without'])}`,
  ].join('\n\n');
}

const instructions =
  'Each page has three notes of one teacher, a student’s text and two feedbacks on it. Which of the two was written for this teacher to send as her own? Answer with A or B for each page, as JSON and nothing else: {"1": "A", …}.';

async function readPairs(cases: readonly BlindCase[], from: string, isBare: boolean) {
  const teachers = await readTeachers();
  const pairs: Pair[] = [];
  const lines: string[] = [];
  for (const [at, one] of cases.entries()) {
    const teacher = teacherFor(teachers, at);
    const written = { with: '', without: '' };
    for (const version of versions) {
      const { feedback, again } = await judged(one, teacher, version, from);
      if (again !== null) lines.push(`${version} ${one.id} would be asked again: ${again}`);
      written[version] = isBare ? bareOf(feedback, teacher.voice, one.student) : feedback;
    }
    if (versions.every((version) => written[version] !== ''))
      pairs.push({ one, teacher, feedbacks: written });
    else lines.push(`${one.id} is left out: a version of it would not be shown to a teacher`);
  }
  return { pairs, lines };
}

/** Takes the answers through the gate, and writes a shuffled sheet for each reader, and the key. */
export async function writeSheets(
  cases: readonly BlindCase[],
  from: string,
  isBare: boolean,
): Promise<string> {
  const { pairs, lines } = await readPairs(cases, from, isBare);
  const folder = join(from, isBare ? 'sheets-bare' : 'sheets');
  await mkdir(folder, { recursive: true });
  const key: Key = {};
  for (let reader = 1; reader <= READERS; reader += 1) {
    const name = `reader-${reader}`;
    const letters = pairs.map((): 'A' | 'B' => (Math.random() < 0.5 ? 'A' : 'B'));
    key[name] = Object.fromEntries(pairs.map(({ one }, at) => [one.id, letters[at] ?? 'A']));
    const pages = pairs.map((pair, at) => pageOf(pair, letters[at] ?? 'A'));
    await writeFile(join(folder, `${name}.md`), `${[instructions, ...pages].join('\n\n')}\n`);
  }
  await writeFile(join(folder, 'key.json'), `${JSON.stringify(key, null, 2)}\n`);
  return [
    ...lines,
    `${pairs.length} pairs are in ${folder}, a sheet for each of ${READERS} readers. Put what they say beside it, as reader-1.answers.json.`,
  ].join('\n');
}

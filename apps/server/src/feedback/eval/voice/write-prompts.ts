import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WritingRequest } from '@second-draft/feedback';
import type { Message } from '../../../model/index.ts';
import { inHerVoice } from '../../prompts/how-she-writes.ts';
import type { BlindCase } from '../blind-case.ts';
import { promptText } from '../prompt-text.ts';
import { readTeachers, teacherFor, versions, voiceCase } from './voice-case.ts';

const product = `${import.meta.dirname}/../../prompts/write-feedback.ts`;

/** One file for each: `<folder>/with/<id>.prompt.txt` and `<folder>/without/<id>.prompt.txt`. */
export async function writePrompts(
  cases: readonly BlindCase[],
  to: string,
  module = product,
): Promise<string> {
  const { feedbackMessages } = (await import(pathToFileURL(resolve(module)).href)) as {
    feedbackMessages: (request: WritingRequest) => Message[];
  };
  const teachers = await readTeachers();
  for (const version of versions) {
    await mkdir(join(to, version), { recursive: true });
    for (const [at, one] of cases.entries()) {
      const { request } = voiceCase(one, teacherFor(teachers, at), version);
      const messages = inHerVoice(feedbackMessages(request), request);
      await writeFile(join(to, version, `${one.id}.prompt.txt`), promptText(messages));
    }
  }
  return `${cases.length} prompts with and ${cases.length} without are in ${to}. Put each answer beside its prompt, as <id>.answer.txt.`;
}

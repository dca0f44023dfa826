import { readFile } from 'node:fs/promises';
import type { WrittenVoice } from '@second-draft/contract';
import {
  frameThatFits,
  frameWords,
  voiceTexts,
  withVoiceTexts,
  type CheckedAgainst,
  type WritingRequest,
} from '@second-draft/feedback';
import { conceal } from '../../concealing/concealed-names.ts';
import { hiddenIn, type Hidden } from '../../concealing/hidden.ts';
import { givenOf, hiddenOf, requestOf, type BlindCase } from '../blind-case.ts';

/** An invented teacher. */
export interface EvalTeacher {
  id: string;
  voice: WrittenVoice;
  /** Notes of hers that the writer is told of. */
  examples: string[];
  /** Others, that a reader knows her by; no writer sees them. */
  known: string[];
}

export interface VoiceCase {
  /** What the gate holds an answer to. */
  hidden: Hidden;
  request: WritingRequest;
  hers?: CheckedAgainst['hers'];
}

const folder = new URL('../../../../../../packages/feedback/eval/blind/', import.meta.url);

export const voiceCases = new URL('voice-cases.json', folder);

export async function readTeachers(): Promise<EvalTeacher[]> {
  const path = new URL('voice-teachers.json', folder);
  return JSON.parse(await readFile(path, 'utf8')) as EvalTeacher[];
}

/** Each text is read for one teacher: a feedback that was seen before gives itself away. */
export function teacherFor(teachers: readonly EvalTeacher[], at: number): EvalTeacher {
  const teacher = teachers[at % teachers.length];
  if (!teacher) throw new Error('There are no teachers');
  return teacher;
}

export const versions = ['with', 'without'] as const;

export type Version = (typeof versions)[number];

/** As the product asks for it, with “How I write” or without. */
export function voiceCase(
  one: BlindCase,
  { voice, examples }: EvalTeacher,
  version: Version,
): VoiceCase {
  const { request } = requestOf(one);
  if (version === 'without') return { hidden: hiddenOf(one), request };
  const { isOn: _, ...said } = voice;
  const own = { ...said, examples };
  const frame = frameThatFits(own, one.words);
  const told = voiceTexts(own);
  const given = { ...givenOf(one), told, alsoSent: [...givenOf(one).alsoSent, ...told] };
  const concealed = conceal(given);
  return {
    hidden: hiddenIn(given, concealed),
    hers: { frame, avoids: own.avoids },
    request: {
      ...request,
      text: concealed.text,
      studentName: concealed.student,
      wordCount: one.words - frameWords(frame),
      voice: withVoiceTexts(own, concealed.told),
    },
  };
}

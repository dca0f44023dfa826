import { threadId } from 'node:worker_threads';
import { conceal } from '../concealing/concealed-names.ts';
import { concealUnlessConcern } from '../concealing/conceal-unless-concern.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { judgeSimplified } from '../simplifying/check-simplified.ts';
import { gateVerdicts } from '../revision/gate-verdicts.ts';
import { judgeRounds, type PastRound } from '../revision/judge-rounds.ts';
import {
  builtInWriter,
  classmatesTexts,
  exampleOf,
  findConcern,
  glanceAt,
  stepsOf,
} from '@second-draft/feedback';
import { locateConcern } from '../concealing/told-concern.ts';
import { tellBeginning, type Beginning } from './beginning.ts';
import type { WritingTask } from '../writers/writer.ts';

const tasks = {
  conceal,
  concealUnlessConcern,
  judgeDraft,
  judgeSimplified,
  findConcern,
  glanceAt,
  locateConcern,
  judgeRounds,
  gateVerdicts,
  classmatesTexts,
  exampleOf,
  stepsOf: ({ feedback, points, text }: PastRound) => stepsOf(feedback, points, text),
  write: (task: WritingTask) => builtInWriter.write(task),
  simplify: (feedback: string) => builtInWriter.simplify(feedback),
};

export type TextTasks = typeof tasks;

export interface PostedTask<N extends keyof TextTasks = keyof TextTasks> {
  name: N;
  input: Parameters<TextTasks[N]>[0];
  beginning: Beginning;
}

export default function run<N extends keyof TextTasks>({ name, input, beginning }: PostedTask<N>) {
  tellBeginning(beginning, threadId, process.threadCpuUsage());
  const task = tasks[name] as (input: Parameters<TextTasks[N]>[0]) => ReturnType<TextTasks[N]>;
  return task(input);
}

import type { WritingTask } from '../writers/writer.ts';
import { fence } from './fence.ts';

/** What is known of the task besides the criteria; parts without content are left out. */
export function taskMaterial({ assignment, years, purpose }: WritingTask): string[] {
  const facts = [
    years !== undefined && `The class: ${years}.`,
    purpose !== undefined && `The writing is to ${purpose}.`,
  ].filter((fact) => fact !== false);
  const given = [assignment?.title, assignment?.instructions]
    .filter((part) => part !== undefined && part.trim() !== '')
    .join('\n');
  const rubric = assignment?.rubric ?? '';
  return [
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...(given === ''
      ? []
      : [`The assignment, as the class was given it:\n${fence('ASSIGNMENT', given)}`]),
    ...(rubric === '' ? [] : [`The assignment’s rubric:\n${fence('RUBRIC', rubric)}`]),
  ];
}

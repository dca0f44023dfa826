import type { WritingTask } from '../writers/writer.ts';

export const task: WritingTask = {
  text: 'We swam.',
  studentName: 'Casey',
  focus: [
    { title: 'Ideas', descriptors: 'Detail and reasons.' },
    { title: 'Spelling', descriptors: '' },
  ],
  wordCount: 70,
  readingLevel: 2,
  seed: 'seed',
};

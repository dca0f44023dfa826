import * as z from 'zod';
import type { Question } from '../index.ts';

const schema = z.object({ points: z.array(z.object({ kind: z.string(), comment: z.string() })) });

export const question: Question<z.infer<typeof schema>> = {
  option: 'gpt-4o',
  messages: [
    { role: 'system', content: 'Answer in points. The student is called Wren. Use 35 words.' },
    { role: 'user', content: 'We went to the beach. The waves were huge and green.' },
  ],
  schemaName: 'points',
  schema,
  signal: new AbortController().signal,
};

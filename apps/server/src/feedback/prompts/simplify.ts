import { SIMPLIFIED_WORDS_BELOW, type ReadingLevel } from '@second-draft/contract';
import * as z from 'zod';
import type { Message } from '../../model/index.ts';
import { fence, fenceRule } from './fence.ts';
import { readingLevelGuidance } from './reading-level.ts';

export const simplified = z.object({ feedback: z.string() });

/** Below the limit, because models count badly. */
const ASKED_BELOW = SIMPLIFIED_WORDS_BELOW - 5;

/** @param feedback already concealed */
export function simplifyMessages(feedback: string, level: ReadingLevel | null): Message[] {
  const system = [
    'A New Zealand primary-school student is to read this feedback on their writing. Make it shorter and easier to read.',
    '',
    `1. Fewer than ${ASKED_BELOW} words.`,
    '2. Keep each point: what is good, what to do next, and the question if there is one.',
    '3. Keep the quotations between “ and ” letter for letter; where they are too long to keep, keep the first few words of each. Quote nothing else.',
    '4. Keep names as they stand. Add nothing that is not in the feedback.',
    `5. ${readingLevelGuidance(level)}`,
    '6. New Zealand spelling; plain text, no Markdown or HTML.',
    `7. ${fenceRule}`,
    '',
    'Answer with JSON and nothing else: {"feedback": "the simpler feedback"}',
  ].join('\n');
  return [
    { role: 'system', content: system },
    { role: 'user', content: fence('FEEDBACK', feedback) },
  ];
}

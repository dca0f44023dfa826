import { DEFAULT_MODEL, feedbackTypes } from '@second-draft/contract';
import type { accounts } from '../schema/index.ts';

export function sampleAccount(id: string) {
  return {
    id,
    email: `${id}@kura.school.example`,
    name: 'Hinewai Tāwhiao',
    avatar: null,
    kura: 'kura.school.example',
    settings: {
      email_updates: false,
      slides: true,
      gpt_model: DEFAULT_MODEL,
      generated_feedback: false,
      rubrics: false,
    },
    categories: [...feedbackTypes],
    students: {
      '112233445566778899000': { readingLevel: 2, feedbackLength: 0 },
      '112233445566778899001': null,
    },
    trialEnds: new Date('2099-12-04T00:00:00.000Z'),
    teamLicenceEnds: null,
  } satisfies typeof accounts.$inferInsert;
}

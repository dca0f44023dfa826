import { messages, PRODUCT_NAME } from '@second-draft/contract';
import type { ClassroomWords } from '../../lib/classroom-words.ts';
import type { TourStep } from './run-tour.ts';

const { tour } = messages;

export const assignmentSteps = (words: ClassroomWords['tour']): readonly TourStep[] => [
  { title: tour.welcome.title(PRODUCT_NAME), text: tour.welcome.text },
  { ...words.writing, element: 'main article [data-action="text"]' },
  { ...tour.category, element: 'main section[aria-label="For all students"]' },
  {
    ...words.feedback,
    element: 'main article :is([data-action="feedback"], [data-action="ask"])',
    side: 'left',
  },
];

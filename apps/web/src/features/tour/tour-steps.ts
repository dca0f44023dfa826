import { PRODUCT_NAME, tourMessages } from '@second-draft/contract';
import type { ClassroomWords } from '../../lib/installation/classroom-words.ts';
import type { TourStep } from './run-tour.ts';

const { welcome, writing, category, feedback } = tourMessages;

/** Where classes are in a folder, and nothing can be posted. */
const inFolder = {
  writing:
    'Each student’s writing is here, read from your folder. You can change the text here; the file stays as it is.',
  feedback:
    'The feedback appears here. Change any word, simplify it, and copy it. Once students have revised their writing, this shows which steps they took.',
};

export const assignmentSteps = ({ service }: ClassroomWords): readonly TourStep[] => [
  { title: welcome.title(PRODUCT_NAME), text: welcome.text },
  {
    title: writing.title,
    text: service ? writing.text : inFolder.writing,
    element: 'main article [data-action="text"]',
  },
  { ...category, element: 'main section[aria-label="For all students"]', align: 'center' },
  {
    title: feedback.title,
    text: service ? feedback.text : inFolder.feedback,
    element: 'main article :is([data-action="feedback"], [data-action="ask"])',
    side: 'left',
  },
];

import { campExtras } from '../extra-files.ts';
import { handOut } from '../handing-in.ts';
import type { HandedOut } from '../handing-in.ts';
import { room12Students } from '../people.ts';
import { campRubric, narrativeRubric } from '../rubrics.ts';
import { campTemplate } from '../templates.ts';
import { campRecounts } from '../texts/camp-recounts.ts';
import { doorNarratives } from '../texts/door-narratives.ts';
import { quickWrites } from '../texts/quick-writes.ts';
import { schoolPersuasive } from '../texts/school-persuasive.ts';

export const room12Writing: HandedOut[] = [
  handOut({
    key: 'room-12/camp',
    title: 'Camp recount',
    description:
      'Choose one part of camp and write about it so that your reader feels they were there. Use your copy of the document.',
    created: '2026-11-01T20:15:00.000Z',
    template: campTemplate,
    rubric: campRubric,
    students: room12Students,
    texts: campRecounts,
    lessons: ['2026-11-01T20:50:00.000Z', '2026-11-02T20:40:00.000Z', '2026-11-03T21:10:00.000Z'],
    extras: campExtras,
    states: {
      'noah.smith': 'CREATED',
      'oliver.brown': 'CREATED',
      'summer.clarke': 'CREATED',
      'awhina.parata': 'RETURNED',
      'charlotte.hughes': 'RETURNED',
      'mark.sullivan': 'RECLAIMED_BY_STUDENT',
    },
  }),
  handOut({
    key: 'room-12/door',
    title: 'Narrative: The door in the bush',
    description:
      'There is a door in the bush. Who finds it, and what is behind it? Write it as a story or make it in Slides.',
    created: '2026-09-06T21:00:00.000Z',
    rubric: narrativeRubric,
    students: room12Students,
    texts: doorNarratives,
    lessons: ['2026-09-07T21:20:00.000Z', '2026-09-09T21:25:00.000Z', '2026-09-14T00:40:00.000Z'],
    states: { 'aroha.wilson': 'RETURNED', 'oliver.brown': 'CREATED', 'tane.hohepa': 'CREATED' },
  }),
  handOut({
    key: 'room-12/persuade',
    title: 'Persuade us! (uniforms, lunch, your choice)',
    description: 'What should change at our school? Convince Mrs Pemberton.',
    created: '2026-10-14T20:20:00.000Z',
    students: room12Students,
    texts: schoolPersuasive,
    lessons: ['2026-10-14T21:00:00.000Z', '2026-10-18T20:45:00.000Z'],
    states: { 'summer.clarke': 'CREATED' },
  }),
  handOut({
    key: 'room-12/quick-write-storm',
    title: 'Quick write: describe it (ten minutes)',
    description: 'A storm, a room or a person. Use your senses.',
    created: '2026-06-15T21:05:00.000Z',
    students: room12Students,
    texts: quickWrites,
    lessons: ['2026-06-15T21:16:00.000Z'],
  }),
];

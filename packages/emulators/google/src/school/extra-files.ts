import { fileId } from './ids.ts';
import { personCalled } from './people.ts';
import type { SchoolFile } from './types.ts';

/** Attached in addition to the copy of the template. */
export const campExtras: Record<string, SchoolFile> = {
  'priya.dsouza': {
    kind: 'document',
    id: fileId('camp-plan-priya'),
    title: 'My plan for recount',
    ownerId: personCalled('priya.dsouza').id,
    modified: '2026-11-01T20:31:00.000Z',
    body: `Who: Cabin 4 (me, Hope, Saoirse, Grace, Āwhina, Aroha W)
When: Thursday night, the last night
Where: the hall at camp
First: we had a big argument about what to do
Next: I forgot my first line and everyone was looking at me
Last: Hope's dance, everyone clapping
Feelings: nervous, then relieved, then proud`,
  },
  'liam.obrien': {
    kind: 'presentation',
    id: fileId('camp-photos-liam'),
    title: 'camp photos',
    ownerId: personCalled('liam.obrien').id,
    modified: '2026-11-02T21:12:00.000Z',
    slides: [
      { title: 'CAMP 2026', body: 'by Liam and Sione' },
      { title: 'The porridge', body: 'This is the pot. It was as big as a bath.' },
      { title: 'The ceiling', body: 'This was after we washed it. You can still see some.' },
      { title: 'Bullseye', body: 'Sione and his arrow.', notes: 'Photo by Will.' },
    ],
  },
};

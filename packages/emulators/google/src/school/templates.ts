import { fileId } from './ids.ts';
import { roomTwelveTeacher } from './people.ts';
import type { SchoolDocument } from './types.ts';

/** Handed out with 'Make a copy for each student'. */
export const campTemplate: SchoolDocument = {
  kind: 'document',
  id: fileId('template/camp'),
  title: 'Camp recount',
  ownerId: roomTwelveTeacher.id,
  modified: '2026-11-01T20:02:00.000Z',
  body: `WALT: write a recount that makes our reader feel they were at camp with us.
Success criteria:
• I say who, when and where at the start.
• I tell what happened in the right order.
• I use time words (first, after lunch, that night).
• I say how I felt and why.
• I have checked my capital letters and full stops.
Start your recount below:`,
};

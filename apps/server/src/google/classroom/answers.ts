import * as z from 'zod';
import { listOf } from '../calling/pages.ts';

/** Google leaves out empty fields. */
const orEmpty = z.string().catch('');
const orNull = z.string().min(1).nullable().catch(null);

const id = z.string().min(1);

/** Profile photos may come without a protocol. */
const photoUrl = orNull.transform((url) => (url?.startsWith('//') ? `https:${url}` : url));

export const course = z.object({
  id,
  name: orEmpty,
  descriptionHeading: orNull,
  room: orNull,
  alternateLink: orEmpty,
});

export type GoogleCourse = z.infer<typeof course>;

const userName = z.object({ fullName: orEmpty, givenName: orEmpty });
const nameless = { fullName: '', givenName: '' };

export const member = z.object({
  userId: id,
  profile: z
    .object({ name: userName.catch(nameless), photoUrl })
    .catch({ name: nameless, photoUrl: null }),
});

export type GoogleMember = z.infer<typeof member>;

/** Google gives no mimeType here, and the link may not tell the kind. */
const driveFile = z.object({ id, title: orEmpty, alternateLink: orEmpty });

export type GoogleDriveFile = z.infer<typeof driveFile>;

/** Null for a link, a form or a video. */
const attachment = z
  .object({ driveFile })
  .transform((attached) => attached.driveFile)
  .nullable()
  .catch(null);

const material = z
  .object({ driveFile: z.object({ driveFile }) })
  .transform((handedOut) => handedOut.driveFile.driveFile)
  .nullable()
  .catch(null);

export const courseWork = z.object({
  id,
  title: orEmpty,
  description: orEmpty,
  workType: orEmpty,
  creationTime: orEmpty,
  alternateLink: orEmpty,
  materials: z.array(material).catch([]),
  assignment: z
    .object({ studentWorkFolder: z.object({ id }).nullable().catch(null) })
    .catch({ studentWorkFolder: null }),
});

export type GoogleCourseWork = z.infer<typeof courseWork>;

const stateChange = z.object({ state: orEmpty, stateTimestamp: z.iso.datetime() });

/** Null for what is no change of state, such as a grade. */
const historyEntry = z
  .object({ stateHistory: stateChange })
  .transform(({ stateHistory }) => stateHistory)
  .nullable()
  .catch(null);

export const studentSubmission = z.object({
  id,
  courseWorkId: orEmpty,
  userId: id,
  state: orEmpty,
  submissionHistory: z.array(historyEntry).catch([]),
  assignmentSubmission: z
    .object({ attachments: z.array(attachment).catch([]) })
    .catch({ attachments: [] }),
});

export type GoogleSubmission = z.infer<typeof studentSubmission>;

const criterion = z.object({ id, title: orEmpty, description: orEmpty });

export const rubric = z.object({ criteria: listOf(criterion) });

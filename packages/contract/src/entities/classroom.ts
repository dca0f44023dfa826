import * as z from 'zod';

const memberProfile = z.object({
  name: z.object({ fullName: z.string(), givenName: z.string() }),
  /** Null without a photo, or without the photos permission. */
  photoUrl: z.string().nullable(),
});

/** The classroom service's ids of people: whole numbers, of more digits than JavaScript counts. */
export const personId = z.string().regex(/^\d{1,32}$/);

/** Full name and a number: of a student whose full name another of the class has, too. */
export const nameAmongNamesakes = z.string().optional();

export const classMember = z.object({
  userId: z.string(),
  profile: memberProfile,
  shownName: nameAmongNamesakes,
});

export type ClassMember = z.infer<typeof classMember>;

export const shownNameOf = ({ shownName, profile }: ClassMember): string =>
  shownName ?? profile.name.fullName;

export const classroom = z.object({
  id: z.string(),
  name: z.string(),
  descriptionHeading: z.string().nullable(),
  room: z.string().nullable(),
  students: z.array(classMember),
  /** The service didn't tell who is in the class. */
  isRosterUnread: z.literal(true).optional(),
  teachers: z.array(classMember),
  alternateLink: z.string(),
});

export type Classroom = z.infer<typeof classroom>;

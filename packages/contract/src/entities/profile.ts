import { z } from 'zod';
import { limits } from '../limits.ts';
import { category } from './category.ts';
import { feedbackLength, readingLevel } from './feedback.ts';
import { modelId } from './model.ts';

export const subscription = z.object({
  status: z.enum(['trial', 'active', 'canceled']),
  type: z.enum(['single', 'team']),
  /** Epoch seconds; null when nothing says when it ends. */
  expires: z.number().int().nullable(),
});

export type Subscription = z.infer<typeof subscription>;

export const settings = z.object({
  email_updates: z.boolean(),
  slides: z.boolean(),
  gpt_model: modelId,
  generated_feedback: z.boolean(),
  rubrics: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

/** What a teacher has chosen for one student, kept between visits. */
export const savedStudent = z.object({
  readingLevel: readingLevel.optional(),
  feedbackLength: feedbackLength.optional(),
  feedbackCategory: z.string().max(limits.categoryTitleMax).optional(),
});

export type SavedStudent = z.infer<typeof savedStudent>;

export const savedStudents = z
  .record(z.string().regex(/^\d{1,32}$/), savedStudent.nullable())
  .refine((students) => Object.keys(students).length <= limits.savedStudentsMax);

const categories = z.array(category).max(limits.categoriesMax);

/** Stands for a school's name where nothing says it. */
export const UNKNOWN_SCHOOL = 'Unknown School';

/** The signed-in teacher, as the browser holds her in session storage. */
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** The school's name, `UNKNOWN_SCHOOL` when nothing says. */
  kura: z.string(),
  subscription,
  settings,
  /** What the teacher has allowed, in the classroom service's own names. */
  scopes: z.array(z.string()),
  /** Epoch seconds at which what sign-in gave expires. */
  exp: z.number().int(),
  categories,
  students: savedStudents,
  administrator: z.boolean(),
});

export type Profile = z.infer<typeof profile>;

/**
 * What the browser may change of the profile that it sends back whole; all else in it is dropped.
 * The settings screen writes the model's id as `model`.
 */
export const profileChanges = z.object({
  settings: settings.partial().extend({ model: modelId.optional() }).optional(),
  students: savedStudents.optional(),
  categories: categories.optional(),
});

export type ProfileChanges = z.infer<typeof profileChanges>;

import * as z from 'zod';
import { limits } from '../limits.ts';
import { category, writtenCategory } from './category.ts';
import { settingsByClass, writtenSettingsByClass } from './class-settings.ts';
import { personId } from './classroom.ts';
import { feedbackLength, readingLevel } from './feedback.ts';
import { modelId } from './model.ts';
import { recordUpTo } from './record-up-to.ts';

export const subscription = z.object({
  status: z.enum(['trial', 'active', 'canceled']),
  type: z.enum(['single', 'team']),
  /** Epoch seconds; null without a known end. */
  expires: z.number().int().nullable(),
  /** The last payment failed and is tried again; meanwhile everything goes on. */
  paymentFailed: z.literal(true).optional(),
  /** Stripe charges her for a subscription that she doesn't need besides. */
  paysBesides: z.literal(true).optional(),
});

export type Subscription = z.infer<typeof subscription>;

export const settings = z.object({
  email_updates: z.boolean(),
  slides: z.boolean(),
  gpt_model: modelId,
  generated_feedback: z.boolean(),
  rubrics: z.boolean(),
  classes: settingsByClass.optional(),
});

export type Settings = z.infer<typeof settings>;

export const savedStudent = z.object({
  readingLevel: readingLevel.optional(),
  feedbackLength: feedbackLength.optional(),
  feedbackCategory: z.string().optional(),
  /**
   * Learns English as another language. It never leaves: a writer is told how to write, not for
   * whom.
   */
  learnsEnglish: z.boolean().optional(),
});

export type SavedStudent = z.infer<typeof savedStudent>;

/** By student id; null without choices. */
export const savedStudents = z.record(z.string(), savedStudent.nullable());

/** Choices to save. Earlier ones stay, up to `limits.savedStudentsMax`. */
const writtenStudents = recordUpTo(
  limits.savedStudentsMax,
  personId,
  savedStudent
    .extend({ feedbackCategory: z.string().max(limits.categoryTitleMax).optional() })
    .nullable(),
);

export const UNKNOWN_SCHOOL = 'Unknown School';

/** The signed-in teacher, as the browser holds her in session storage. */
export const profile = z.object({
  /** In the classroom service, where her address may change; a server of the version before tells none. */
  id: z.string().optional(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  kura: z.string(),
  subscription,
  settings,
  /** Granted permissions, in the classroom service's own names. */
  scopes: z.array(z.string()),
  /** Epoch seconds at which access from sign-in expires. */
  exp: z.number().int(),
  categories: z.array(category),
  students: savedStudents,
  administrator: z.boolean(),
});

export type Profile = z.infer<typeof profile>;

/**
 * The browser sends the profile back with only what is new among its settings and students; other
 * fields are dropped. The model's id may also be named `model`.
 */
export const profileChanges = z.object({
  settings: settings
    .partial()
    .extend({ model: modelId.optional(), classes: writtenSettingsByClass.optional() })
    .optional(),
  students: writtenStudents.optional(),
  categories: z.array(writtenCategory).max(limits.categoriesMax).optional(),
});

/** The list replaces what is stored, unless the browser says what it knew: then both are merged. */
export const writtenCategories = profileChanges
  .pick({ categories: true })
  .required()
  .extend({ knownCategories: profileChanges.shape.categories });

export type ProfileChanges = z.infer<typeof profileChanges>;

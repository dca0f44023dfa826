import * as z from 'zod';
import { feedbackLengths, limits, readingLevels } from '../limits.ts';
import { classroomId } from './document.ts';
import { recordUpTo } from './record-up-to.ts';

const years = z.object({ from: z.int(), to: z.int() });

export type YearLevels = z.infer<typeof years>;

const schoolYear = z.int().min(1).max(13);

/** A class's school years, from 1 to 13; the same twice for a class of one year. */
export const yearLevels = z
  .object({ from: schoolYear, to: schoolYear })
  .refine(({ from, to }) => from <= to);

/** What she last set for all of a class: what its next assignment begins with. */
const usualChoices = z.object({
  readingLevel: z
    .literal(readingLevels.map(({ value }) => value))
    .nullable()
    .optional(),
  feedbackLength: z.literal(feedbackLengths.map(({ value }) => value)).optional(),
  /** Never one that belongs to a single assignment. */
  category: z.string().optional(),
});

export type UsualChoices = z.infer<typeof usualChoices>;

/** What a teacher has set for one class. */
const classSettings = z.object({
  /** Null to go by the class's name. */
  years: years.nullable(),
  /** Assignments whose task a writer isn't told; the newest last. */
  withoutTask: z.array(z.string()),
  usual: usualChoices.optional(),
  /** What was set for all students of an assignment; the newest last. */
  categories: z.array(z.object({ assignmentId: z.string(), category: z.string() })).optional(),
  /** When the server last took a change (milliseconds); what a browser sends of it is ignored. */
  changedAt: z.number().optional(),
});

export type ClassSettings = z.infer<typeof classSettings>;

/** By class. */
export const settingsByClass = z.record(z.string(), classSettings);

/** A category's title, or the id of a rubric or of a criterion. */
const writtenChoice = z.string().min(1).max(limits.categoryTitleMax);

const writtenClassSettings = classSettings.extend({
  years: yearLevels.nullable(),
  withoutTask: z.array(classroomId).max(limits.assignmentsWithoutTaskMax),
  usual: usualChoices.extend({ category: writtenChoice.optional() }).optional(),
  categories: z
    .array(z.object({ assignmentId: classroomId, category: writtenChoice }))
    .max(limits.assignmentCategoriesMax)
    .optional(),
});

export const writtenSettingsByClass = recordUpTo(
  limits.classesSetMax,
  classroomId,
  writtenClassSettings,
);

const inName =
  /(?<![\p{L}\p{N}])(?:years?|yrs?|y)\.?\s*(\d{1,2})(?:\s*(?:[-–/&+,]|and|to)\s*(?:(?:years?|yrs?|y)\.?\s*)?(\d{1,2}))?(?![\p{L}\p{N}])/iu;

/** The years that a class's name says: “Room 12 Y5-6”, “Year 7”; null where it says none. */
export function yearsNamed(className: string): YearLevels | null {
  const [, from, to = from] = inName.exec(className) ?? [];
  const years = yearLevels.safeParse({ from: Number(from), to: Number(to) });
  return years.success ? years.data : null;
}

/** 'Year 5', 'Years 5 and 6', 'Years 4 to 6'. */
export function yearWords({ from, to }: YearLevels): string {
  if (from === to) return `Year ${from}`;
  return `Years ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`;
}

import {
  limits,
  yearsNamed,
  type Classroom,
  type ClassSettings,
  type Profile,
  type UsualChoices,
  type YearLevels,
} from '@second-draft/contract';
import { useSyncExternalStore } from 'react';
import { profileItem } from '../../lib/state/session.ts';
import { changeProfile, saveChoices } from '../session/index.ts';

const nothingSet: ClassSettings = { years: null, withoutTask: [] };

const settingsIn = (profile: Profile | null, courseId: string): ClassSettings =>
  profile?.settings.classes?.[courseId] ?? nothingSet;

const classSettingsOf = (courseId: string): ClassSettings =>
  settingsIn(profileItem.get(), courseId);

export const useClassSettings = (courseId: string): ClassSettings =>
  useSyncExternalStore(profileItem.subscribe, () => classSettingsOf(courseId));

type NamedClass = Pick<Classroom, 'id' | 'name' | 'descriptionHeading'>;

/** The years that a class's name or heading says; null where neither says any. */
export const yearsInName = ({ name, descriptionHeading }: NamedClass): YearLevels | null =>
  yearsNamed(name) ?? yearsNamed(descriptionHeading ?? '');

/** The years that the teacher set, else those in the class's name; null for neither. */
export const yearsOf = (classroom: NamedClass): YearLevels | null =>
  classSettingsOf(classroom.id).years ?? yearsInName(classroom);

function changeClass(courseId: string, changes: Partial<ClassSettings>): void {
  changeProfile((profile) => {
    const { [courseId]: _, ...others } = profile.settings.classes ?? {};
    const changed = { ...settingsIn(profile, courseId), ...changes };
    const classes = Object.entries({ ...others, [courseId]: changed }).slice(-limits.classesSetMax);
    return {
      ...profile,
      settings: { ...profile.settings, classes: Object.fromEntries(classes) },
    };
  });
  void saveChoices();
}

export const setYears = (courseId: string, years: YearLevels | null): void =>
  changeClass(courseId, { years });

export const isTaskTold = (courseId: string, assignmentId: string): boolean =>
  !classSettingsOf(courseId).withoutTask.includes(assignmentId);

export function tellTask(courseId: string, assignmentId: string, isTold: boolean): void {
  const others = classSettingsOf(courseId).withoutTask.filter((id) => id !== assignmentId);
  const withoutTask = isTold ? others : [...others, assignmentId];
  changeClass(courseId, { withoutTask: withoutTask.slice(-limits.assignmentsWithoutTaskMax) });
}

export function rememberUsual(courseId: string, choices: UsualChoices): void {
  changeClass(courseId, { usual: { ...classSettingsOf(courseId).usual, ...choices } });
}

/** @param isOfClass another assignment of the class can use it as well */
export function rememberCategory(
  courseId: string,
  assignmentId: string,
  { category, isOfClass }: { category: string; isOfClass: boolean },
): void {
  // Titles from before there was a limit.
  if (category.length > limits.categoryTitleMax) return;
  const { usual, categories = [] } = classSettingsOf(courseId);
  const others = categories.filter((one) => one.assignmentId !== assignmentId);
  changeClass(courseId, {
    categories: [...others, { assignmentId, category }].slice(-limits.assignmentCategoriesMax),
    ...(isOfClass && { usual: { ...usual, category } }),
  });
}

/** What an assignment begins with: what was set for all of it, else what the class last used. */
export function usualFor(courseId: string, assignmentId: string): UsualChoices {
  const { usual, categories = [] } = classSettingsOf(courseId);
  const own = categories.find((one) => one.assignmentId === assignmentId);
  return { ...usual, ...(own && { category: own.category }) };
}

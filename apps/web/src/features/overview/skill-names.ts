import { elements, skillOf, type SkillId } from '@second-draft/contract';

export const titled = (title: string): string =>
  title.charAt(0).toLocaleUpperCase('en-NZ') + title.slice(1);

export function namesOf(skill: SkillId | null): { title: string; element: string | null } {
  if (skill === null) return { title: 'Something else', element: null };
  const { title, element } = skillOf(skill);
  return { title: titled(title), element: elements[element] };
}

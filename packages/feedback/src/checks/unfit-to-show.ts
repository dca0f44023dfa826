import { hasContact } from './contact.ts';

/**
 * Why words of the writer's own must not reach a student, as a sentence for the writer; null where
 * they may. Expects them without what is quoted from the text.
 */
export function reasonToWithhold(own: string): string | null {
  if (hasContact(own)) return 'Give no link, e-mail address, phone number or account.';
  return null;
}

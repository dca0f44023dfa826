import type { ClientConfig } from '@second-draft/contract';
import type { Identity } from '../accounts/index.ts';
import type { OutsideOrigins } from './outside-origins.ts';
import type { TeacherClassroom } from './teacher-classroom.ts';

/** Kept sealed. */
export interface Grant {
  accessToken: string;
  /** In the service's own names. */
  scopes: readonly string[];
  /** Epoch seconds. */
  expires: number;
}

export interface ClassroomService {
  /** What browsers learn about it, and what its scripts may reach. */
  inBrowser: { config: ClientConfig['classroom']; outside: OutsideOrigins };
  /** @throws Problem('token_refused' | 'invalid_email' | 'scopes_missing' | 'no_classrooms') */
  admit(accessToken: string, signal: AbortSignal): Promise<{ identity: Identity; grant: Grant }>;
  /**
   * Checks a new token of a teacher who is signed in.
   * @throws Problem('token_refused' | 'scopes_missing')
   */
  renew(teacherId: string, accessToken: string, signal: AbortSignal): Promise<Grant>;
  /** Makes no call by itself. */
  open(grant: Pick<Grant, 'accessToken' | 'scopes'>): TeacherClassroom;
  /**
   * Withdraws all that the teacher has allowed; null for a service without permissions.
   * @throws Problem('token_refused') when the service no longer knows the token
   */
  revoke: ((accessToken: string, signal: AbortSignal) => Promise<void>) | null;
}

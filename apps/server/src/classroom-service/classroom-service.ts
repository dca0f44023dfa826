import type { ClientConfig } from '@second-draft/contract';
import type { Identity } from '../accounts/index.ts';
import type { TeacherClassroom } from './teacher-classroom.ts';

/** What a sign-in gave: the service's word that this teacher may be acted for. Kept sealed. */
export interface Grant {
  accessToken: string;
  /** What she has allowed, in the service's own names. */
  scopes: readonly string[];
  /** Epoch seconds. */
  expires: number;
}

/** Origins beside the product's own that its pages may use. */
export interface OutsideOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images: readonly string[];
  styles: readonly string[];
}

/** Where teachers' classes, their students' writing and the comments on it are. */
export interface ClassroomService {
  /** What browsers are told of it, and what its scripts in a page may reach. */
  inBrowser: { config: ClientConfig['classroom']; outside: OutsideOrigins };
  /**
   * Who signs in with this token, if she may.
   * @throws Problem('token_refused' | 'invalid_email' | 'scopes_missing' | 'no_classrooms')
   */
  admit(accessToken: string, signal: AbortSignal): Promise<{ identity: Identity; grant: Grant }>;
  /**
   * A later grant of a teacher who is signed in.
   * @throws Problem('token_refused' | 'scopes_missing')
   */
  renew(teacherId: string, accessToken: string, signal: AbortSignal): Promise<Grant>;
  /** Costs nothing until something is asked. */
  open(grant: Pick<Grant, 'accessToken' | 'scopes'>): TeacherClassroom;
  /**
   * Takes back all that the teacher has allowed this product; null where nothing is ever allowed.
   * @throws Problem('token_refused') when the service does not know the token any more
   */
  revoke: ((accessToken: string, signal: AbortSignal) => Promise<void>) | null;
}

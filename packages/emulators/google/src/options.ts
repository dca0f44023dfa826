import type { FastifyInstance } from 'fastify';
import type { School } from './school/types.ts';

export interface GoogleEmulatorOptions {
  clientId: string;
  /**
   * Where browsers reach the emulator, such as `http://127.0.0.1:3000`. Empty makes links relative,
   * for pages on the emulator's own origin.
   */
  publicOrigin: () => string;
  /** The pretend school by default; copied, so that edits stay in memory. */
  school?: School;
  /** Added to each API call; 0 by default. */
  latencyMs?: number;
}

export interface FaultRule {
  method?: string;
  /** A path without query (ending in `/`: everything below it), or a pattern for path and query. */
  path: RegExp | string;
  /** All calls by default. */
  times?: number;
  status?: number;
  /** camelCase for `errors[].reason`, UPPER_CASE for an ErrorInfo in `details[]`. */
  reason?: string;
  message?: string;
  /** The header, sent with `status`. */
  retryAfter?: string;
  /** Alone, the call then succeeds. */
  delayMs?: number;
  /** Each call waits until so many wait, and all of them go on together. */
  together?: number;
  /** Until `clearFaults` or `close`. */
  hang?: boolean;
  /** Sent verbatim, with `status` or 200. */
  body?: string;
}

export interface AnsweredCall {
  method: string;
  /** Includes the query. */
  path: string;
  status: number;
}

export interface GoogleEmulator {
  /** Not listening yet: call `listen`, or pass requests to `app.routing` after `app.ready()`. */
  app: FastifyInstance;
  /** Path prefixes. */
  browserPaths: readonly string[];
  /** Neither asks for consent nor records any. */
  issueToken(who: {
    email: string;
    scopes?: readonly string[];
    clientId?: string;
    /** Negative for a token that has expired. */
    expiresIn?: number;
  }): string;
  /** As if picked by this person for the configured app. */
  grantFiles(email: string, fileIds: readonly string[]): void;
  /** The first match wins. */
  fault(rule: FaultRule): void;
  clearFaults(): void;
  /** The newest, oldest first; broken-off calls are left out. */
  calls(): AnsweredCall[];
  peakConcurrency(): number;
  resetCalls(): void;
  /** Oldest first; authors by full name. */
  comments(fileId: string): { author: string; content: string }[];
  removeComments(fileId: string): void;
  /** As its student would. */
  editDocument(fileId: string, body: string): void;
  /** A person gets another given name, as from the school's administrator. */
  rename(email: string, givenName: string): void;
  /**
   * Students with a comment by this person on a first draft of the pretend school's write their
   * second.
   * @returns how many documents are other than they were
   */
  letWeekPass(email: string): number;
  close(): Promise<void>;
}

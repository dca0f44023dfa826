import type { FastifyInstance } from 'fastify';
import type { School } from './school/types.ts';

export interface GoogleEmulatorOptions {
  /** OAuth client id that tokens are issued to. */
  clientId: string;
  /**
   * Origin at which a browser reaches the emulator, such as `http://127.0.0.1:3000`. An empty one
   * makes the links in answers relative, for a page that is on the emulator's own origin.
   */
  publicOrigin: () => string;
  /** The pretend school unless given; copied, so that edits stay in memory. */
  school?: School;
  /** Milliseconds added to each API call; 0 unless given. */
  latencyMs?: number;
}

/** How matching calls go wrong: slowly, never, with a status, or with a body of its own. */
export interface FaultRule {
  method?: string;
  /** A path without query (one that ends in `/` stands for all below it), or a pattern for path and query. */
  path: RegExp | string;
  /** How many calls it strikes; all unless given. */
  times?: number;
  status?: number;
  /** camelCase for `errors[].reason`, UPPER_CASE for an ErrorInfo in `details[]`. */
  reason?: string;
  message?: string;
  /** Waits before it answers; with nothing else, the call then succeeds. */
  delayMs?: number;
  /** Never answers, until `clearFaults` or `close`. */
  hang?: boolean;
  /** Sent as it is, with `status` or 200. */
  body?: string;
}

export interface AnsweredCall {
  method: string;
  /** With its query. */
  path: string;
  status: number;
}

export interface GoogleEmulator {
  /** Not listening yet: let it listen, or hand requests to `app.routing` after `app.ready()`. */
  app: FastifyInstance;
  /** Prefixes of the paths that a browser needs. */
  browserPaths: readonly string[];
  /** A token as the consent page would issue it; it neither asks for consent nor records any. */
  issueToken(who: {
    email: string;
    scopes?: readonly string[];
    clientId?: string;
    /** Seconds; negative for a token that has expired. */
    expiresIn?: number;
  }): string;
  /** Marks files as picked by this person for our app. */
  grantFiles(email: string, fileIds: readonly string[]): void;
  /** Makes matching calls go wrong until `clearFaults`; the first match wins. */
  fault(rule: FaultRule): void;
  clearFaults(): void;
  /** API calls answered so far, oldest first. */
  calls(): AnsweredCall[];
  /** The highest number of API calls in flight at once. */
  peakConcurrency(): number;
  resetCalls(): void;
  /** The comments on a file, oldest first; authors by full name. */
  comments(fileId: string): { author: string; content: string }[];
  /** Takes all comments off a file, as its owner may. */
  removeComments(fileId: string): void;
  /** Replaces a document's text as its student would. */
  editDocument(fileId: string, body: string): void;
  close(): Promise<void>;
}

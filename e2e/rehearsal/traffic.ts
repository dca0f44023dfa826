import { setTimeout as pause } from 'node:timers/promises';
import { signIn, type Teacher } from '../crash/teacher.ts';
import type { Write } from '../crash/writers.ts';
import type { GoogleEmulator } from '@second-draft/google-emulator';

const WRITERS = 3;
const READERS = 2;
/** Each lane's rest between two requests. */
const REST_MS = 60;

const pages = ['/', '/pricing', '/privacy'];

export interface Counts {
  requests: number;
  failedReads: number;
  failedWrites: number;
}

export interface Traffic {
  /** Every write of a draft and what came of it. */
  journal: Write[];
  counts(): Counts;
  stop(): Promise<void>;
}

async function isRead(origin: string, teacher: Teacher, turn: number): Promise<boolean> {
  try {
    if (turn % 2 === 0) return (await teacher.read(origin)) === 200;
    const response = await fetch(`${origin}${pages[turn % pages.length]}`);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Teachers who save drafts and read pages, until stopped. */
export async function openTraffic(google: GoogleEmulator, origin: string): Promise<Traffic> {
  const teacher = await signIn(google, origin);
  const journal: Write[] = [];
  const counted: Counts = { requests: 0, failedReads: 0, failedWrites: 0 };
  const over = new AbortController();
  const repeat = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await work(turn);
      counted.requests += 1;
      await pause(REST_MS);
    }
  };
  const writer = (lane: number) =>
    repeat(async (turn) => {
      const documentId = `rehearsed-${lane}-${turn}`;
      const outcome = await teacher.saveDraft(origin, documentId);
      journal.push({ kind: 'draft', documentId, outcome });
      if (outcome !== 'kept') counted.failedWrites += 1;
    });
  const reader = () =>
    repeat(async (turn) => {
      if (!(await isRead(origin, teacher, turn))) counted.failedReads += 1;
    });
  const lanes = [
    ...Array.from({ length: WRITERS }, (_, lane) => writer(lane)),
    ...Array.from({ length: READERS }, () => reader()),
  ];
  return {
    journal,
    counts: () => ({ ...counted }),
    async stop() {
      over.abort();
      await Promise.all(lanes);
    },
  };
}

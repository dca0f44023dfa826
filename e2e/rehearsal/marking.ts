import { chromium } from '@playwright/test';
import type { GoogleEmulator } from '@second-draft/google-emulator';
import { studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import { signInWithToken } from '../fixtures/pages/sign-in.ts';
import { tourSeen } from '../fixtures/pages/tour.ts';

const PATIENCE_MS = 60_000;

export interface Marking {
  /** Drafts that were typed in a page and kept; and those that weren't. */
  counts(): { marked: number; notMarked: number };
  stop(): Promise<void>;
}

/** A teacher in a browser, who opens an assignment and changes a text, again and again. */
export async function openMarking(google: GoogleEmulator, origin: string): Promise<Marking> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([tourSeen(origin)]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await signInWithToken(page, google, people.teacher);
  let marked = 0;
  let notMarked = 0;
  const over = new AbortController();
  /** Every other time in the page that is open: its server may have another version by then. */
  let isOpen = false;
  const mark = async (turn: number) => {
    if (!isOpen)
      await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled('Camp recount').id}`);
    isOpen = !isOpen;
    const { text, comeNear } = studentBlock(page, 'Noah Smith');
    await comeNear();
    await text.waitFor();
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().includes('/api/drafts/') &&
        response.ok(),
    );
    const [, response] = await Promise.all([
      text.fill(`Marked in the rehearsal, turn ${turn}.`),
      kept,
    ]);
    await response.finished();
  };
  const keepMarking = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1)
      await mark(turn).then(
        () => (marked += 1),
        () => {
          isOpen = false;
          notMarked += over.signal.aborted ? 0 : 1;
        },
      );
  };
  const ended = keepMarking();
  return {
    counts: () => ({ marked, notMarked }),
    async stop() {
      over.abort();
      await browser.close();
      await ended;
    },
  };
}

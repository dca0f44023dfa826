import { firstViewLimits } from '@second-draft/e2e/byte-limits';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import lighthouse from 'lighthouse';
import { keepCoreBusy } from './measuring/busy-core.ts';
import { median, repeat, type Figure } from './measuring/figures.ts';
import { withWorldAndBrowser } from './in-browser/with-world-and-browser.ts';

const pages = ['/', '/blog/reading-age-targeting', '/pricing'];
const RUNS = 3;
/** Attempts per visit. */
const TRIES = 3;
const PERFORMANCE_AT_LEAST = 100;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Visit {
  scores: Record<(typeof categories)[number], number>;
  bytes: number;
  shift: number;
}

/** @returns null when Lighthouse has lost an audit, which happens now and then */
async function visitOnce(address: string, port: number): Promise<Visit | null> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) return null;
  const { lhr } = result;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const bytes = lhr.audits['total-byte-weight']?.numericValue;
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue;
  if (bytes === undefined || shift === undefined) return null;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    bytes,
    shift,
  };
}

async function visit(address: string, port: number): Promise<Visit> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const visited = await visitOnce(address, port);
    if (visited) return visited;
  }
  throw new Error(`Lighthouse could not measure ${address}`);
}

function figuresOf(page: string, visits: readonly Visit[]): Figure[] {
  const scores = categories.map((name): Figure => {
    const value = median(visits.map(({ scores }) => scores[name]));
    const least = name === 'performance' ? PERFORMANCE_AT_LEAST : 100;
    return {
      what: `Lighthouse (mobile, one core busy), ${name}: ${page}`,
      value: `${value}`,
      limit: { text: `at least ${least}`, kept: value >= least },
      isRatio: true,
    };
  });
  const bytes = Math.max(...visits.map((one) => one.bytes));
  const shift = Math.max(...visits.map((one) => one.shift));
  return [
    ...scores,
    {
      what: `layout shift: ${page}`,
      value: shift.toFixed(3),
      limit: { text: 'none', kept: shift < 0.001 },
      isRatio: true,
    },
    {
      what: `first view over the network: ${page}`,
      value: `${Math.round(bytes / 1000)} kB`,
      limit: {
        text: `at most ${firstViewLimits.fetched / 1000} kB`,
        kept: bytes <= firstViewLimits.fetched,
      },
      isRatio: true,
    },
  ];
}

async function visitAll(origin: string, debugging: number): Promise<Figure[]> {
  const endBusy = keepCoreBusy();
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      const visits = await repeat(RUNS, () => visit(origin + page, debugging));
      figures.push(...figuresOf(page, visits));
    }
    return figures;
  } finally {
    await endBusy();
  }
}

export async function lighthouseFigures(): Promise<Figure[]> {
  const [port, debugging] = [await freePort(), await freePort()];
  return withWorldAndBrowser(
    {
      writer: 'built-in',
      settings: { PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` },
    },
    (world) => visitAll(world.server.origin, debugging),
    [`--remote-debugging-port=${debugging}`, '--no-sandbox', '--disable-component-update'],
  );
}

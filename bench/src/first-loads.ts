import { firstLoadLimits, firstViewLimits } from '@second-draft/e2e/byte-limits';
import { firstLoadOf, firstViewOf, publicPageFiles } from '@second-draft/e2e/first-load';
import type { Figure } from './measuring/figures.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const figureOf = (what: string, bytes: number, goal: number): Figure => ({
  what,
  value: kilobytes(bytes),
  limit: { text: `at most ${goal / 1000} kB`, kept: bytes <= goal },
  isRatio: true,
});

/** Of the build: the same on every machine. */
export async function firstLoads(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { screen, goal }] of Object.entries(firstLoadLimits)) {
    const { bytes, files } = await firstLoadOf(screen);
    figures.push(
      figureOf(`first load of ${name}: page, scripts and styles, ${files} files`, bytes, goal),
    );
  }
  const views = await Promise.all((await publicPageFiles()).map(firstViewOf));
  const most = (part: 'script' | 'fetched') => Math.max(...views.map((view) => view[part]));
  figures.push(
    figureOf(
      `scripts that a public page runs untouched, the most of ${views.length}`,
      most('script'),
      firstViewLimits.script,
    ),
    figureOf(
      'page, styles and fonts of a public page, the most',
      most('fetched'),
      firstViewLimits.fetched,
    ),
  );
  return figures;
}

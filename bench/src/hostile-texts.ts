import type { Figure } from './figures.ts';
import { besideOthers } from './hostile/beside-others.ts';
import { slowestShapes } from './hostile/slowest-shapes.ts';

/** @param every reads each shape with one of so many readers only, where time is short */
export async function hostileTexts(every: number): Promise<Figure[]> {
  return [...(await slowestShapes(every)), ...(await besideOthers(every))];
}

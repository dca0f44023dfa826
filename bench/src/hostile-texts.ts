import type { Figure } from './measuring/figures.ts';
import { besideOthers } from './hostile/beside-others.ts';
import { slowestShapes } from './hostile/slowest-shapes.ts';

export async function hostileTexts(): Promise<Figure[]> {
  return [...(await slowestShapes()), ...(await besideOthers())];
}

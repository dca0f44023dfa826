import { timed, type Figure } from './figures.ts';
import { besideOthers } from './hostile/beside-others.ts';
import { slowestShapes } from './hostile/slowest-shapes.ts';

const PRIMES_BELOW = 400_000;

/** A fixed amount of work, to compare machines by. */
async function machineSpeed(): Promise<Figure> {
  let primes = 0;
  const ms = await timed(async () => {
    for (let n = 2; n < PRIMES_BELOW; n += 1) {
      let divisor = 2;
      while (divisor * divisor <= n && n % divisor !== 0) divisor += 1;
      if (divisor * divisor > n) primes += 1;
    }
  });
  return {
    what: `this machine counts the ${primes} primes below ${PRIMES_BELOW} in`,
    value: `${Math.round(ms)} ms`,
    limit: null,
    isRatio: false,
  };
}

/** @param every reads each shape with one of so many readers only, where time is short */
export async function hostileTexts(every: number): Promise<Figure[]> {
  return [await machineSpeed(), ...(await slowestShapes(every)), ...(await besideOthers(every))];
}

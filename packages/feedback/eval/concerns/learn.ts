import type { ConcernKind } from '@second-draft/contract';

/** A stretch of text, and what a child tells in it; null for nothing that an adult should see. */
export interface Example {
  signals: ReadonlySet<string>;
  kind: ConcernKind | null;
}

/** Log odds for each kind against there being nothing to tell: hundredths, with spaces between. */
export interface Weights {
  kinds: readonly ConcernKind[];
  /** Before any signal. */
  before: string;
  bySignal: Record<string, string>;
}

/** Rarer signals would be learnt by heart: fewer examples with a concern, or fewer in all. */
const FEWEST_TOLD = 3;
const FEWEST = 8;

const ROUNDS = 15;
/** There are some forty stretches with nothing to tell for each with something. */
const WEIGHT_OF_TOLD = 3;
const STEP = 0.15;
/** Keeps weights small (ridge). */
const SHRINK = 0.1;
/** A signal that says less for any kind is left out (hundredths). */
const LEAST = 10;

function signalsWorthLearning(examples: readonly Example[]): string[] {
  const all = new Map<string, { count: number; told: number }>();
  for (const { signals, kind } of examples)
    for (const signal of signals) {
      const { count, told } = all.get(signal) ?? { count: 0, told: 0 };
      all.set(signal, { count: count + 1, told: told + (kind === null ? 0 : 1) });
    }
  const isWorth = ([signal, { count, told }]: [string, { count: number; told: number }]) =>
    told >= FEWEST_TOLD || (count >= FEWEST && !signal.includes(' '));
  return [...all].filter(isWorth).map(([signal]) => signal);
}

/** Always the same order, neighbours apart: a prime, so that each comes once. */
const STRIDE = 7_919;
const shuffled = (count: number, round: number) =>
  Array.from({ length: count }, (_, i) => (i * STRIDE + round) % count);

interface Row {
  /** The signals that are found, by their numbers. */
  found: readonly number[];
  /** Zero for nothing to tell, or a kind’s number. */
  outcome: number;
}

/** One weight for each signal and outcome, in a row. */
class Regression {
  readonly #outcomes: number;
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;

  constructor(signals: number, outcomes: number) {
    this.#outcomes = outcomes;
    this.#weights = new Float64Array(signals * outcomes);
    this.#squares = new Float64Array(signals * outcomes).fill(1e-6);
  }

  weight(signal: number, outcome: number): number {
    return this.#weights[signal * this.#outcomes + outcome] ?? 0;
  }

  /** How likely each outcome is. */
  chances(found: readonly number[]): number[] {
    const sums = Array.from({ length: this.#outcomes }, (_, outcome) =>
      found.reduce((sum, signal) => sum + this.weight(signal, outcome), 0),
    );
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, one) => sum + one, 0);
    return powers.map((one) => one / total);
  }

  /** @param always the signal that every row has, whose weights may grow */
  step({ found, outcome }: Row, always: number): void {
    for (const [of, chance] of this.chances(found).entries()) {
      const off = (chance - (of === outcome ? 1 : 0)) * (outcome > 0 ? WEIGHT_OF_TOLD : 1);
      for (const signal of found) {
        const place = signal * this.#outcomes + of;
        const slope = off + (signal === always ? 0 : SHRINK * this.weight(signal, of));
        const square = (this.#squares[place] ?? 0) + slope * slope;
        this.#squares[place] = square;
        this.#weights[place] = this.weight(signal, of) - (STEP * slope) / Math.sqrt(square);
      }
    }
  }
}

/** Multinomial logistic regression by stochastic gradient descent, with steps by AdaGrad. */
export function learn(examples: readonly Example[], kinds: readonly ConcernKind[]): Weights {
  const signals = signalsWorthLearning(examples);
  const numberOf = new Map(signals.map((signal, number) => [signal, number]));
  const always = signals.length;
  const rows = examples.map(({ signals: some, kind }) => ({
    found: [...[...some].flatMap((signal) => numberOf.get(signal) ?? []), always],
    outcome: kind === null ? 0 : kinds.indexOf(kind) + 1,
  }));
  const regression = new Regression(signals.length + 1, kinds.length + 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(rows.length, round))
      regression.step(rows[at] ?? { found: [], outcome: 0 }, always);
  const oddsOf = (signal: number) =>
    kinds.map((_, kind) =>
      Math.round((regression.weight(signal, kind + 1) - regression.weight(signal, 0)) * 100),
    );
  const learnt = signals
    .map((signal, number) => [signal, oddsOf(number)] as const)
    .filter(([, odds]) => odds.some((one) => Math.abs(one) >= LEAST));
  return {
    kinds,
    before: oddsOf(always).join(' '),
    bySignal: Object.fromEntries(learnt.map(([signal, odds]) => [signal, odds.join(' ')])),
  };
}

import { Gauge } from 'prom-client';
import { within } from '../scheduling/index.ts';

interface GaugeName {
  /** After `second_draft_`. */
  name: string;
  help: string;
}

/** Read at each scrape; left out of one in which it fails. */
export interface StateGauge extends GaugeName {
  read(): number | Promise<number>;
}

/** The same, with a value for each set of labels. */
export interface LabelledGauge extends GaugeName {
  labels: readonly string[];
  readEach(): Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

const isLabelled = (gauge: StateGauge | LabelledGauge): gauge is LabelledGauge =>
  'readEach' in gauge;

/** Prometheus gives up after ten seconds; a database that has fallen silent would take longer. */
const READ_MS = 6_000;

function setEach(gauge: Gauge, values: Awaited<ReturnType<LabelledGauge['readEach']>>): void {
  gauge.reset();
  for (const { labels, value } of values) gauge.set(labels, value);
}

export function registeredGauge(state: StateGauge | LabelledGauge, readMs = READ_MS): Gauge {
  return new Gauge({
    name: `second_draft_${state.name}`,
    help: state.help,
    labelNames: isLabelled(state) ? [...state.labels] : [],
    registers: [],
    async collect() {
      try {
        if (isLabelled(state)) setEach(this, await within(readMs, state.readEach()));
        else this.set(await within(readMs, state.read()));
      } catch {
        this.reset();
        // Without labels, `reset` leaves a 0.
        if (!isLabelled(state)) this.remove();
      }
    },
  });
}

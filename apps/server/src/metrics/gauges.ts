import { Gauge } from 'prom-client';

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

async function setEach(gauge: Gauge, { readEach }: LabelledGauge): Promise<void> {
  const values = await readEach();
  gauge.reset();
  for (const { labels, value } of values) gauge.set(labels, value);
}

export function registeredGauge(state: StateGauge | LabelledGauge): Gauge {
  return new Gauge({
    name: `second_draft_${state.name}`,
    help: state.help,
    labelNames: isLabelled(state) ? [...state.labels] : [],
    registers: [],
    async collect() {
      try {
        if (isLabelled(state)) await setEach(this, state);
        else this.set(await state.read());
      } catch {
        this.reset();
        this.remove();
      }
    },
  });
}

import { Gauge } from 'prom-client';

/** Read at each scrape; left out of one in which it fails. */
export interface StateGauge {
  /** After `second_draft_`. */
  name: string;
  help: string;
  read(): number | Promise<number>;
}

export function registeredGauge({ name, help, read }: StateGauge): Gauge {
  return new Gauge({
    name: `second_draft_${name}`,
    help,
    registers: [],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.reset();
        this.remove();
      }
    },
  });
}

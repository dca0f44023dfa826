import { errors, type ErrorCode } from '@second-draft/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/index.ts';
import { version } from '../location.ts';
import { registeredGauge, type LabelledGauge, type StateGauge } from './gauges.ts';

/** In seconds: a database query takes milliseconds, a model's answer up to a minute. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface States {
  running(): number;
  pool: OpenDatabase['connections'];
  gauges?: readonly (StateGauge | LabelledGauge)[];
}

/** Labelled by route, code and outcome, never by person, text or address. */
export interface Metrics {
  /** @param route the declared pattern */
  answered(method: string, route: string, status: number, seconds: number): void;
  refused(code: ErrorCode): void;
  modelAnswered(outcome: 'answered' | ErrorCode, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
}

function stateGauges({ running, pool, gauges = [] }: States): Gauge[] {
  const feedbacks = registeredGauge({
    name: 'feedbacks_running',
    help: 'Feedbacks being written at this moment',
    read: running,
  });
  const build = new Gauge({
    name: 'second_draft_build_info',
    help: 'The version that runs, always 1',
    labelNames: ['version'],
    registers: [],
  });
  build.set({ version }, 1);
  const always = [feedbacks, build, ...gauges.map((gauge) => registeredGauge(gauge))];
  if (pool === null) return always;
  const connections = new Gauge({
    name: 'second_draft_database_connections',
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  return [...always, connections];
}

/** @param states read at each scrape; `pool` is null when the database is embedded */
export function createMetrics(states: States): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'second_draft_request_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'second_draft_refusals_total',
    help: 'Refused or failed calls, by the code of the error',
    labelNames: ['code'] as const,
    registers,
  });
  // A counter that appears with its first event hides that from `increase()`.
  for (const code of Object.keys(errors)) refusals.inc({ code }, 0);
  const model = new Histogram({
    name: 'second_draft_model_seconds',
    help: 'Time that the writing model took, by what came of it',
    labelNames: ['outcome'] as const,
    buckets: BUCKETS,
    registers,
  });
  for (const gauge of stateGauges(states)) registry.registerMetric(gauge);
  return {
    answered: (method, route, status, seconds) =>
      requests.observe({ method, route, status }, seconds),
    refused: (code) => refusals.inc({ code }),
    modelAnswered: (outcome, seconds) => model.observe({ outcome }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

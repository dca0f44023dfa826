export { measureRequests } from './measure-requests.ts';
export { measuredModel } from './measured-model.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { serverGauges } from './server-gauges.ts';
export { createMetricsServer, type MetricsServer } from './serve-metrics.ts';

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';

/**
 * Mean delay of the event loop. A single long pause hardly moves the mean; at this one every
 * request keeps waiting for half a second.
 */
const LATE_MS = 500;

/** So long that a pause of the machine isn't taken for load. */
const SAMPLE_MS = 5_000;

/**
 * Refuses calls while the server can't keep up. Pages and their files are sent: they cost little, a
 * page with one file missing is no page, and in place of a page a teacher would read JSON.
 */
export async function shedLoad(
  app: FastifyInstance,
  { lateMs = LATE_MS, sampleMs = SAMPLE_MS }: { lateMs?: number; sampleMs?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    sampleInterval: sampleMs,
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.url?.startsWith('/api/')) throw new Problem('overloaded');
    },
  });
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';

/**
 * How long the event loop may be late on average (milliseconds). A single long pause hardly moves
 * the average; at this, every request waits for half a second again and again.
 */
const LATE_MS = 500;

/** Long enough that a pause of the machine is not taken for load. */
const SAMPLE_MS = 5_000;

/** Refuses requests as `overloaded` while the server can't keep up, so that it recovers. */
export async function shedLoad(
  app: FastifyInstance,
  { lateMs = LATE_MS, sampleMs = SAMPLE_MS }: { lateMs?: number; sampleMs?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    sampleInterval: sampleMs,
    pressureHandler: () => {
      throw new Problem('overloaded');
    },
  });
}

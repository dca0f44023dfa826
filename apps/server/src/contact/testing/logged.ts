import Fastify, { type FastifyBaseLogger } from 'fastify';

/** The server's own logger, and what it wrote. */
export function logged(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: Fastify({ logger: { level: 'info', stream } }).log, lines };
}

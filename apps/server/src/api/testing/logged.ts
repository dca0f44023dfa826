import Fastify, { type FastifyBaseLogger } from 'fastify';

export function logged(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: Fastify({ logger: { level: 'info', stream } }).log, lines };
}

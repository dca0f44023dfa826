import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultRule } from '../options.ts';
import { errorBody, GoogleError } from './errors.ts';
import { dialectOf } from './register.ts';

export interface Faults {
  add: (rule: FaultRule) => void;
  /** Also destroys the connections of hanging calls. */
  clear: () => void;
  strike: (app: FastifyInstance) => void;
}

function matches(rule: FaultRule, request: FastifyRequest): boolean {
  if (rule.method && rule.method !== request.method) return false;
  if (rule.path instanceof RegExp) return new RegExp(rule.path).test(request.url);
  const path = request.url.split('?', 1)[0] ?? '';
  return rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path;
}

function answer(rule: FaultRule, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = rule.status ?? 200;
  if (rule.retryAfter !== undefined) reply.header('retry-after', rule.retryAfter);
  if (rule.body !== undefined)
    return reply.code(code).header('content-type', 'application/json').send(rule.body);
  const domain = /limit/i.test(rule.reason ?? '') ? 'usageLimits' : 'global';
  const detail = { domain, ...(rule.reason && { reason: rule.reason }) } as const;
  const error = new GoogleError(
    code,
    rule.message ?? 'The call failed, as it was told to.',
    detail,
  );
  return reply.code(code).send(errorBody(error, dialectOf(request.url)));
}

function createMeeting(together = 1): () => Promise<void> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < together) return;
      for (const goOn of waiting) goOn();
      waiting = [];
    });
}

export function createFaults(): Faults {
  let rules: { rule: FaultRule; left: number; meet: () => Promise<void> }[] = [];
  const hanging = new Set<FastifyReply>();

  async function apply(request: FastifyRequest, reply: FastifyReply) {
    const struck = rules.find(({ rule, left }) => left > 0 && matches(rule, request));
    if (!struck) return undefined;
    struck.left -= 1;
    const { rule } = struck;
    if (rule.hang) {
      hanging.add(reply);
      return reply.hijack();
    }
    await struck.meet();
    if (rule.delayMs) await delay(rule.delayMs);
    const isSlowOnly = rule.status === undefined && rule.body === undefined;
    return isSlowOnly ? undefined : answer(rule, request, reply);
  }

  return {
    add: (rule) =>
      rules.push({ rule, left: rule.times ?? Infinity, meet: createMeeting(rule.together) }),
    clear() {
      rules = [];
      for (const reply of hanging) reply.raw.destroy();
      hanging.clear();
    },
    strike: (app) => app.addHook('onRequest', apply),
  };
}

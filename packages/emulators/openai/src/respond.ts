import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { misbehave } from './answers/misbehaving.ts';
import { plausible } from './answers/plausible.ts';
import type { Behaviour } from './behaviour.ts';
import { readPrompt } from './prompt.ts';
import {
  completion,
  completionEvents,
  errorBody,
  type ChatRequest,
  type Reply,
} from './protocol.ts';

type Speaking = Exclude<Behaviour, { kind: 'status' | 'hang' | 'stall' }>;

function replyOf(behaviour: Speaking, request: ChatRequest): Reply {
  const prompt = readPrompt(request);
  switch (behaviour.kind) {
    case 'custom':
      return { content: behaviour.content(prompt, request), finishReason: 'stop' };
    case 'plausible':
    case 'slow':
    case 'held':
    case 'refuses':
      return { content: plausible(prompt), finishReason: 'stop' };
    default:
      return misbehave(behaviour.kind, prompt);
  }
}

function fail(reply: FastifyReply, status: number, retryAfterSeconds?: number) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const [type, code] =
    status === 429 ? ['requests', 'rate_limit_exceeded'] : ['server_error', null];
  return reply.status(status).send(errorBody('The emulator was told to fail.', type, code));
}

function speak(reply: FastifyReply, id: string, behaviour: Speaking, request: ChatRequest) {
  const refused =
    behaviour.kind === 'refuses' &&
    behaviour.parameters.find((name) => request[name] !== undefined);
  if (refused) {
    const message = `Unsupported parameter: '${refused}'.`;
    return reply.status(400).send(errorBody(message, 'invalid_request_error', null, refused));
  }
  const said = replyOf(behaviour, request);
  if (request.stream !== true) return reply.send(completion(id, request, said));
  return reply.type('text/event-stream').send([...completionEvents(id, request, said)].join(''));
}

export async function respond(
  reply: FastifyReply,
  id: string,
  behaviour: Behaviour,
  request: ChatRequest,
) {
  switch (behaviour.kind) {
    case 'status':
      return fail(reply, behaviour.status, behaviour.retryAfterSeconds);
    case 'hang':
      return reply.hijack();
    case 'stall':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' });
      reply.raw.write('{"id":"chatcmpl-stalled",');
      return reply;
    case 'slow':
      await wait(behaviour.delayMs, undefined, { ref: false });
      return speak(reply, id, behaviour, request);
    case 'held':
      await behaviour.until;
      return speak(reply, id, behaviour, request);
    default:
      return speak(reply, id, behaviour, request);
  }
}

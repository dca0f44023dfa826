import Fastify, { type FastifyInstance } from 'fastify';
import { createScript, type Behaviour } from './behaviour.ts';
import { errorBody, isChatRequest, type ChatRequest } from './protocol.ts';
import { respond } from './respond.ts';

export interface OpenAiEmulatorOptions {
  /** Any key is accepted if missing. */
  apiKey?: string;
}

export interface OpenAiEmulator {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Permanent; with `times`, queued for that many calls. */
  script(behaviour: Behaviour, times?: number): void;
  /**
   * Oldest first, scripted failures included; without calls that lack the key or aren't chat
   * requests.
   */
  requests(): ChatRequest[];
  /** Calls aborted before their answer was complete. */
  brokenOff(): number;
  reset(): void;
  close(): Promise<void>;
}

const models = ['gpt-4-0125-preview', 'gpt-4o', 'gpt-5'];

export function createOpenAiEmulator(options: OpenAiEmulatorOptions = {}): OpenAiEmulator {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 * 1024 });
  const script = createScript();
  let kept: ChatRequest[] = [];
  let broken = 0;
  let serial = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (options.apiKey === undefined) return;
    if (request.headers.authorization === `Bearer ${options.apiKey}`) return;
    await reply
      .status(401)
      .send(errorBody('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'));
  });

  app.get('/v1/models', () => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'emulator' })),
  }));

  app.post('/v1/chat/completions', async (request, reply) => {
    const asked = request.body;
    if (!isChatRequest(asked)) {
      return reply
        .status(400)
        .send(errorBody('Not a chat request.', 'invalid_request_error', null));
    }
    kept.push(asked);
    reply.raw.on('close', () => {
      if (!reply.raw.writableFinished) broken += 1;
    });
    serial += 1;
    return respond(reply, `chatcmpl-${serial}`, script.next(), asked);
  });

  return {
    app,
    script: (behaviour, times) => script.set(behaviour, times),
    requests: () => [...kept],
    brokenOff: () => broken,
    reset() {
      kept = [];
      broken = 0;
      script.clear();
    },
    close: () => app.close(),
  };
}

/** The subset of OpenAI's chat completions that the emulator speaks. */
export interface ChatMessage {
  role: string;
  content: string;
}

export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  stream?: boolean;
  temperature?: number;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: { name: string; schema: unknown } };
}

export type FinishReason = 'stop' | 'length' | 'content_filter';

export interface Reply {
  content: string;
  finishReason: FinishReason;
}

/** English has about four characters per token. */
const countTokens = (text: string) => Math.ceil(text.length / 4);

function usageOf(request: ChatRequest, reply: Reply) {
  const prompt = request.messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  const completion = countTokens(reply.content);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}

const created = () => Math.floor(Date.now() / 1000);

/** For calls without `stream`. */
export function completion(id: string, request: ChatRequest, reply: Reply) {
  return {
    id,
    object: 'chat.completion',
    created: created(),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: reply.content, refusal: null },
        logprobs: null,
        finish_reason: reply.finishReason,
      },
    ],
    usage: usageOf(request, reply),
  };
}

const choice = (delta: object, finish: FinishReason | null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** Server-sent events, one word each. */
export function* completionEvents(id: string, request: ChatRequest, reply: Reply) {
  const head = { id, object: 'chat.completion.chunk', created: created(), model: request.model };
  const event = (rest: object) => `data: ${JSON.stringify({ ...head, ...rest })}\n\n`;
  yield event(choice({ role: 'assistant', content: '' }, null));
  for (const piece of reply.content.match(/\S+\s*|\s+/g) ?? []) {
    yield event(choice({ content: piece }, null));
  }
  yield event(choice({}, reply.finishReason));
  if (request.stream_options?.include_usage === true) {
    yield event({ choices: [], usage: usageOf(request, reply) });
  }
  yield 'data: [DONE]\n\n';
}

export function errorBody(message: string, type: string, code: string | null, param?: string) {
  return { error: { message, type, param: param ?? null, code } };
}

const isMessage = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  'content' in value &&
  typeof value.content === 'string';

export function isChatRequest(body: unknown): body is ChatRequest {
  if (typeof body !== 'object' || body === null) return false;
  if (!('model' in body) || typeof body.model !== 'string') return false;
  if (!('messages' in body) || !Array.isArray(body.messages)) return false;
  return body.messages.length > 0 && body.messages.every(isMessage);
}

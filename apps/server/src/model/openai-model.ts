import { modelOptions, type ModelId } from '@second-draft/contract';
import { OpenAI } from 'openai';
import * as z from 'zod';
import { withTimeLimit } from '../scheduling/index.ts';
import { failureOf } from './failure.ts';
import { impatientFetch } from './patience.ts';
import { nextRefused, type RefusedParameters } from './refused-parameters.ts';
import { readCompletion } from './read-completion.ts';
import type { Model, ModelSettings, Question } from './types.ts';

/** Reasoning models need a minute, and no teacher waits longer. */
const ANSWER_MS = 60_000;
/** Low enough to quote faithfully, high enough that thirty students don't read the same. */
const TEMPERATURE = 0.7;
/** After a network failure, 429 or 5xx, with the client's own back-off. */
const RETRIES = 1;

function createClient(settings: ModelSettings, answerMs: number): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // The client reads unset options from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    // Its debug log holds students' texts.
    logLevel: 'off',
    maxRetries: RETRIES,
    timeout: answerMs,
    fetch: impatientFetch,
  });
}

const asJson = new WeakMap<z.ZodType, Record<string, unknown>>();

/** Worked out once for each shape: it takes longer than sending it. */
function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const known = asJson.get(schema);
  if (known !== undefined) return known;
  const { $schema: _, ...plain } = z.toJSONSchema(schema);
  asJson.set(schema, plain);
  return plain;
}

function responseFormat({ schemaName, schema }: Pick<Question<unknown>, 'schemaName' | 'schema'>) {
  const json_schema = { name: schemaName, strict: true, schema: jsonSchemaOf(schema) };
  return { type: 'json_schema' as const, json_schema };
}

const takesTemperature = (option: ModelId) =>
  modelOptions.some(({ id, temperature }) => id === option && temperature);

function parametersFor<T>(upstream: string, question: Question<T>, refused: RefusedParameters) {
  const temperature = takesTemperature(question.option) && !refused.has('temperature');
  return {
    model: upstream,
    messages: [...question.messages],
    ...(temperature && { temperature: TEMPERATURE }),
    ...(!refused.has('response_format') && { response_format: responseFormat(question) }),
  };
}

export function createOpenAiModel(settings: ModelSettings): Model {
  const answerMs = settings.answerMs ?? ANSWER_MS;
  const client = createClient(settings, answerMs);
  const refusedBy = new Map<string, RefusedParameters>();

  async function complete<T>(upstream: string, question: Question<T>, signal: AbortSignal) {
    let refused = refusedBy.get(upstream) ?? new Set();
    for (;;) {
      try {
        const parameters = parametersFor(upstream, question, refused);
        const answer = await client.chat.completions.create(parameters, { signal });
        // Only a successful call proves that the omitted parameters were the refused ones.
        refusedBy.set(upstream, refused);
        return answer;
      } catch (error) {
        const next = nextRefused(error, refused);
        if (next === null) throw error;
        refused = new Set([...refused, next]);
      }
    }
  }

  return {
    // The client's own timeout restarts with each retry.
    ask: (question) =>
      withTimeLimit(answerMs, async (limit) => {
        const upstream = settings.modelMap.get(question.option) ?? question.option;
        const signal = AbortSignal.any([question.signal, limit]);
        try {
          return readCompletion(
            await complete(upstream, question, signal),
            question.schema,
            upstream,
          );
        } catch (error) {
          throw failureOf(error, limit);
        }
      }),
  };
}

import type { Environment } from './environment.ts';
import { isNearby } from './networks.ts';

export interface ModelConfig {
  apiKey: string;
  /** Null: OpenAI. */
  baseUrl: string | null;
  modelMap: ReadonlyMap<string, string>;
  /** The provider's name, as shown to people. */
  provider: string;
  /** Its country, as shown to people; null if the operator hasn't said. */
  country: string | null;
  /** On this machine or in a private network. */
  isNearby: boolean;
}

type ModelEnvironment = Pick<
  Environment,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'MODEL_MAP' | 'MODEL_PROVIDER' | 'MODEL_COUNTRY'
>;

function whoAnswers(baseUrl: string | null): Pick<ModelConfig, 'provider' | 'country'> {
  if (baseUrl === null) return { provider: 'OpenAI', country: 'the United States' };
  if (isNearby(baseUrl)) return { provider: 'a model on our own server', country: null };
  return { provider: new URL(baseUrl).hostname, country: null };
}

/** Null: the built-in writer answers. */
export function modelConfig(env: ModelEnvironment): ModelConfig | null {
  if (env.OPENAI_API_KEY === null && env.OPENAI_BASE_URL === null) return null;
  const { provider, country } = whoAnswers(env.OPENAI_BASE_URL);
  return {
    // Local servers such as Ollama need no key, but the client does.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    modelMap: env.MODEL_MAP ?? new Map(),
    provider: env.MODEL_PROVIDER ?? provider,
    country: env.MODEL_COUNTRY ?? country,
    isNearby: env.OPENAI_BASE_URL !== null && isNearby(env.OPENAI_BASE_URL),
  };
}

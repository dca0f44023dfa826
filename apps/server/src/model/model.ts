import type { Model, ModelSettings } from './types.ts';

/** Connects to nothing, and doesn't load the client (0.1 s), until first asked. */
export function createModel(settings: ModelSettings): Model {
  let loaded: Promise<Model> | undefined;
  const load = async () => {
    const { createOpenAiModel } = await import('./openai-model.ts');
    return createOpenAiModel(settings);
  };
  return {
    async ask(question) {
      loaded ??= load();
      return (await loaded).ask(question);
    },
  };
}

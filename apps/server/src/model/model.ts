import type { Model, ModelSettings } from './types.ts';

/**
 * Creates the model side of the product. Nothing is contacted until it is asked, and the client
 * (0.1 s to load) is only loaded then.
 */
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

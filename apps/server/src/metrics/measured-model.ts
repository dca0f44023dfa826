import { Problem } from '../problems/index.ts';
import type { Model } from '../model/index.ts';
import type { Metrics } from './metrics.ts';

export function measuredModel(model: Model, metrics: Metrics): Model {
  return {
    async ask(question) {
      const start = performance.now();
      const measure = (outcome: Parameters<Metrics['modelAnswered']>[0]) =>
        metrics.modelAnswered(outcome, (performance.now() - start) / 1000);
      try {
        const answer = await model.ask(question);
        measure('answered');
        return answer;
      } catch (error) {
        // A teacher leaving is not the model's failure.
        if (!question.signal.aborted) measure(error instanceof Problem ? error.code : 'internal');
        throw error;
      }
    },
  };
}

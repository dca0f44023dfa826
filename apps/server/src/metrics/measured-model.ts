import { Problem } from '../problems/index.ts';
import type { Model } from '../model/index.ts';
import type { Metrics } from './metrics.ts';

/** The model, with each answer's time and outcome measured. */
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
        // A teacher who goes away is no failure of the model's.
        if (!question.signal.aborted) measure(error instanceof Problem ? error.code : 'internal');
        throw error;
      }
    },
  };
}

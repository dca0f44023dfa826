import { hasPremium, modelOptions, type Settings, type Subscription } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import type { FeedbackServices } from './services.ts';
import { modelWriter } from './writers/model-writer.ts';
import { builtInWriter } from './writers/built-in-writer.ts';
import type { Writer } from './writers/writer.ts';

/** @throws Problem('premium_required') */
export function requirePremium(subscription: Subscription): void {
  if (!hasPremium(subscription, Date.now() / 1000)) throw new Problem('premium_required');
}

/**
 * The teacher's choice, or the built-in writer if there is no model.
 * @throws Problem('premium_required')
 */
export function chooseWriter(
  { model, threads }: Pick<FeedbackServices, 'model' | 'threads'>,
  account: { settings: Settings; subscription: Subscription },
): Writer {
  if (model === null) return builtInWriter(threads);
  const { gpt_model: chosen } = account.settings;
  const isPremium = modelOptions.some(({ id, premium }) => id === chosen && premium);
  if (isPremium) requirePremium(account.subscription);
  return modelWriter(model, chosen);
}

import {
  hasPremium,
  modelOptions,
  type ModelId,
  type Settings,
  type Subscription,
} from '@second-draft/contract';
import type { Model } from '../model/index.ts';
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
 * The teacher's choice; null if there is no model.
 * @throws Problem('premium_required')
 */
export function chooseModel(
  { model }: Pick<FeedbackServices, 'model'>,
  account: { settings: Settings; subscription: Subscription },
): { model: Model; option: ModelId } | null {
  if (model === null) return null;
  const { gpt_model: option } = account.settings;
  const isPremium = modelOptions.some(({ id, premium }) => id === option && premium);
  if (isPremium) requirePremium(account.subscription);
  return { model, option };
}

/**
 * The teacher's choice, or the built-in writer if there is no model.
 * @throws Problem('premium_required')
 */
export function chooseWriter(
  services: Pick<FeedbackServices, 'model' | 'threads'>,
  account: { settings: Settings; subscription: Subscription },
): Writer {
  const chosen = chooseModel(services, account);
  return chosen === null
    ? builtInWriter(services.threads)
    : modelWriter(chosen.model, chosen.option);
}

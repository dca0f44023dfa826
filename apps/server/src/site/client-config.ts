import {
  modelOptions,
  operatorWords,
  type ClientConfig,
  type ModelId,
} from '@second-draft/contract';
import type { ClassroomService } from '../classroom-service/index.ts';
import type { Config, ModelConfig, PaymentsConfig } from '../config/index.ts';
import type { PretendSchool } from '../sandbox/index.ts';

const pricingTablePath = '/v3/pricing-table.js';

function paymentsFor(payments: PaymentsConfig, origin: string): ClientConfig['payments'] {
  const { publishableKey, pricingTableId } = payments;
  return { script: `${origin}${pricingTablePath}`, publishableKey, pricingTableId };
}

function writerFor({ provider, country, isNearby, modelMap }: ModelConfig): ClientConfig['writer'] {
  const models = modelOptions.map(({ id }) => [id, modelMap.get(id) ?? id] as const);
  const named = Object.fromEntries(models) as Record<ModelId, string>;
  return { provider, country, isNearby, models: named };
}

/** The pretend school shows samples, unless the operator has words to show. */
function siteFor({ operatorWords: own }: Config, school: PretendSchool | null) {
  const isSample = school !== null && own === null;
  return { ...(isSample ? school.sampleWords : (own ?? operatorWords.parse({}))), isSample };
}

export function clientConfigOf(
  config: Config,
  { inBrowser }: Pick<ClassroomService, 'inBrowser'>,
  school: PretendSchool | null,
): ClientConfig {
  return {
    classroom: inBrowser.config,
    payments: config.payments
      ? paymentsFor(config.payments, config.payments.origin ?? 'https://js.stripe.com')
      : school && paymentsFor(school.payments, ''),
    sandbox: school !== null,
    writer: config.model && writerFor(config.model),
    site: siteFor(config, school),
    contactEmail: config.contactEmail,
    analyticsId: config.analyticsId,
    introVideoId: config.introVideoId,
  };
}

/** Whether public pages start the app by themselves; otherwise they wait for the first touch. */
export const startsAppWhenIdle = (
  { analyticsId, introVideoId }: Pick<Config, 'analyticsId' | 'introVideoId'>,
  { inBrowser }: Pick<ClassroomService, 'inBrowser'>,
): boolean => analyticsId !== null || introVideoId !== null || inBrowser.config.signIn === null;

import type { ClientConfig } from '@second-draft/contract';
import type { ClassroomService } from '../classroom-service/index.ts';
import type { Config, PaymentsConfig } from '../config/index.ts';
import type { PretendSchool } from '../sandbox/index.ts';

const pricingTablePath = '/v3/pricing-table.js';

function paymentsFor(payments: PaymentsConfig, origin: string): ClientConfig['payments'] {
  const { publishableKey, pricingTableId } = payments;
  return { script: `${origin}${pricingTablePath}`, publishableKey, pricingTableId };
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
    builtInWriter: config.model === null,
    contactEmail: config.contactEmail,
    analyticsId: config.analyticsId,
    introVideoId: config.introVideoId,
  };
}

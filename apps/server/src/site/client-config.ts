import type { ClientConfig } from '@second-draft/contract';
import type { Config, PaymentsConfig } from '../config/index.ts';
import type { PretendSchool } from '../sandbox/index.ts';

const identityPath = '/gsi/client';
const apiPath = '/js/api.js';
const pricingTablePath = '/v3/pricing-table.js';

function googleFor(google: Config['google'], sandboxClientId: string): ClientConfig['google'] {
  if (google.sandbox)
    return {
      clientId: sandboxClientId,
      apiKey: 'pretend-school',
      appId: '100000000001',
      identityScript: identityPath,
      apiScript: apiPath,
    };
  const { clientId, apiKey, appId, origin } = google;
  return {
    clientId,
    apiKey,
    appId,
    identityScript: `${origin ?? 'https://accounts.google.com'}${identityPath}`,
    apiScript: `${origin ?? 'https://apis.google.com'}${apiPath}`,
  };
}

function paymentsFor(payments: PaymentsConfig, origin: string): ClientConfig['payments'] {
  const { publishableKey, pricingTableId } = payments;
  return { script: `${origin}${pricingTablePath}`, publishableKey, pricingTableId };
}

/** What browsers are told of this installation. */
export function clientConfigOf(config: Config, school: PretendSchool | null): ClientConfig {
  return {
    google: googleFor(config.google, school?.clientId ?? ''),
    payments: config.payments
      ? paymentsFor(config.payments, config.payments.origin ?? 'https://js.stripe.com')
      : school && paymentsFor(school.payments, ''),
    sandbox: config.google.sandbox,
    builtInWriter: config.model === null,
    contactEmail: config.contactEmail,
    analyticsId: config.analyticsId,
    introVideoId: config.introVideoId,
  };
}

import { screens } from '@second-draft/contract';
import { createSeal, type AppSecrets } from '../secrets/index.ts';

export interface UnsubscribeLinks {
  /** The link's last part; it works without signing in. */
  tokenFor(accountId: string): string;
  /** Null for a token that isn't ours, or that was cut short. */
  accountIn(token: string): string | null;
}

export function createUnsubscribeLinks(appSecrets: AppSecrets): UnsubscribeLinks {
  const seal = createSeal(appSecrets, 'unsubscribe');
  return {
    tokenFor: (accountId) => seal.close(accountId),
    accountIn: (token) => seal.open(token),
  };
}

/** The token follows a #, so that it reaches no log and no program that looks at links in mail. */
export const unsubscribeAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${screens.unsubscribe}#${token}`;

import { PUBLIC_ADDRESS_MARK } from '@second-draft/contract';

export const PUBLIC_ADDRESS_META = 'public-address';

/**
 * The product's public origin: a placeholder at build, which the server replaces. Empty where the
 * server has none.
 */
export const publicAddress: string =
  typeof document === 'undefined'
    ? PUBLIC_ADDRESS_MARK
    : (document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_ADDRESS_META}"]`)?.content ??
      '');

import { PUBLIC_ADDRESS_MARK } from '@second-draft/contract';

/** The name of the `meta` element that tells a page the product's public address. */
export const PUBLIC_ADDRESS_META = 'public-address';

/**
 * The origin at which people reach the product: a mark while pages are built, and what the server
 * wrote in its place in a browser. Empty where the server wasn't told.
 */
export const publicAddress: string =
  typeof document === 'undefined'
    ? PUBLIC_ADDRESS_MARK
    : (document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_ADDRESS_META}"]`)?.content ??
      '');

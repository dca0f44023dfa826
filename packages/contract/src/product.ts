export const PRODUCT_NAME = 'Second Draft';

export const CLASSROOM_NAME = 'Google Classroom';

export const DOCUMENTS_NAME = 'Google Docs';

/**
 * Placeholder in built pages for the public address; the server, which alone knows it, replaces it.
 * `.invalid` never resolves.
 */
export const PUBLIC_ADDRESS_MARK = 'https://public-address.invalid';

/** In a built page's markup: when it starts the app, which the server may change. */
export const APP_STARTS = {
  onTouch: 'data-starts="on-touch"',
  whenIdle: 'data-starts="when-idle"',
};

export const PRODUCT_NAME = 'Second Draft';

export const CLASSROOM_NAME = 'Google Classroom';

export const DOCUMENTS_NAME = 'Google Docs';

/**
 * Placeholder in built pages for the public address; the server, which alone knows it, replaces it.
 * `.invalid` never resolves.
 */
export const PUBLIC_ADDRESS_MARK = 'https://public-address.invalid';

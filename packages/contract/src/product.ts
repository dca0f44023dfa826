/** The product's name, as people read it. */
export const PRODUCT_NAME = 'Second Draft';

/** Where most teachers' classes are, as people read it. */
export const CLASSROOM_NAME = 'Google Classroom';

/** What most students write in. */
export const DOCUMENTS_NAME = 'Google Docs';

/**
 * Stands in built pages for the address at which people reach the product, which only the server
 * knows: it writes the real one in its place. The name can't exist.
 */
export const PUBLIC_ADDRESS_MARK = 'https://public-address.invalid';

import { types, type PGliteOptions } from '@electric-sql/pglite';

/**
 * How PGlite's own turn bytes into text and back: by a string for each byte, some hundred bytes of
 * memory each. A PDF of a few megabytes would hold up the database for seconds.
 */
export const bytesAsHex = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  // A copy of its own: a view of Node's pool would take all of it to the other thread.
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
} satisfies PGliteOptions;

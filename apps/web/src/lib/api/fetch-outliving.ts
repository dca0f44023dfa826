/** Browsers refuse a body that brings those outliving the page at once above 64 KiB. */
const OUTLIVING_BYTES_MAX = 64 * 1024;

let bytesUnderWay = 0;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Fetches with a request that outlives the page, if its text fits beside those under way. One that
 * doesn't is sent all the same, but is lost if the page is closed too soon.
 */
export async function fetchOutliving(address: string, request: RequestInit): Promise<Response> {
  const bytes = typeof request.body === 'string' ? bytesOf(request.body) : 0;
  if (bytesUnderWay + bytes > OUTLIVING_BYTES_MAX) return fetch(address, request);
  bytesUnderWay += bytes;
  try {
    return await fetch(address, { ...request, keepalive: true });
  } finally {
    bytesUnderWay -= bytes;
  }
}

export const DEFAULT_DESTINATION = '/classrooms';

/** Reads 'next' and 'ref' of an address: where login leads, and who referred the teacher. */
export function loginParameters(search: string, origin: string) {
  const parameters = new URLSearchParams(search);
  return {
    destination: ownPath(parameters.get('next'), origin) ?? DEFAULT_DESTINATION,
    referralCode: parameters.get('ref'),
  };
}

/** The path of an address on this site; null for other sites, and for what is no address. */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

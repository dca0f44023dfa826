import { limits, screens } from '@second-draft/contract';

export const DEFAULT_DESTINATION = screens.classrooms;

/** `next` is where login leads; `ref` is who referred the teacher. */
export function loginParameters(search: string, origin: string) {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('ref');
  const isTooLong = (code?.length ?? 0) > limits.referralCodeMax;
  return {
    destination: ownPath(parameters.get('next'), origin) ?? DEFAULT_DESTINATION,
    referralCode: isTooLong ? null : code,
  };
}

/** Null unless `address` is a path on this site: prevents open redirects. */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // “/.//elsewhere” is a path here, and written without its dot another site's address.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : null;
}

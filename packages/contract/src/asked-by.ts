/**
 * The header that says whose page asks. Tabs share the session's cookie: another teacher may have
 * logged in beside this one.
 */
export const ASKED_BY_HEADER = 'second-draft-asked-by';

/** Headers take no letters beyond ASCII. */
export const askedBy = ({ email }: { email: string }): string => encodeURIComponent(email);

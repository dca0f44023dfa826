/**
 * The headers that say whose page asks. Tabs share the session's cookie: another teacher may have
 * logged in beside this one. Her id outlasts a new address; a page or server of the version before
 * knows her by her address alone.
 */
export const ASKED_BY_HEADER = 'second-draft-asked-by';
export const ASKED_BY_ID_HEADER = 'second-draft-asked-by-id';

export interface Asker {
  id?: string | undefined;
  email: string;
}

/** Headers take no letters beyond ASCII. */
export const askedBy = ({ id, email }: Asker): Record<string, string> => ({
  [ASKED_BY_HEADER]: encodeURIComponent(email),
  ...(id !== undefined && { [ASKED_BY_ID_HEADER]: encodeURIComponent(id) }),
});

export const isSameTeacher = (one: Asker, other: Asker): boolean =>
  one.id === undefined || other.id === undefined ? one.email === other.email : one.id === other.id;

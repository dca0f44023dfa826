/** Google's client doesn't retry by itself: our own retries can be aborted. */
export interface TryOptions {
  signal: AbortSignal;
  retry: false;
  /** Unparsed: how long that would take is known only then. */
  responseType: 'text';
  /** Google's API doesn't redirect, and another port of its host would be sent the token. */
  redirect: 'error';
  validateStatus: () => boolean;
  /** Bytes, unpacked; a longer answer fails. */
  maxContentLength: number;
}

export interface Answer {
  status: number;
  headers: object;
  data: unknown;
}

/** Imported on first use: saves 90 ms and 27 MB at start. */
async function importClients() {
  const [{ classroom, auth }, { docs }, { slides }, { drive }] = await Promise.all([
    import('@googleapis/classroom'),
    import('@googleapis/docs'),
    import('@googleapis/slides'),
    import('@googleapis/drive'),
  ]);
  return { OAuth2: auth.OAuth2, classroom, docs, slides, drive };
}

export type Clients = Awaited<ReturnType<typeof createClients>>;

/** @param origin replaces all of Google's hosts; null for Google itself */
export async function createClients(origin: string | null, accessToken: string) {
  const { OAuth2, classroom, docs, slides, drive } = await importClients();
  const auth = new OAuth2();
  auth.setCredentials({ access_token: accessToken });
  const shared = origin === null ? { auth } : { auth, rootUrl: `${origin}/` };
  const tokenInfoUrl = `${origin ?? 'https://oauth2.googleapis.com'}/tokeninfo`;
  const revokeUrl = `${origin ?? 'https://oauth2.googleapis.com'}/revoke`;
  const userInfoUrl = `${origin ?? 'https://www.googleapis.com'}/oauth2/v2/userinfo`;
  return {
    courses: classroom({ version: 'v1', ...shared }).courses,
    documents: docs({ version: 'v1', ...shared }).documents,
    presentations: slides({ version: 'v1', ...shared }).presentations,
    drive: drive({ version: 'v3', ...shared }),
    userInfo: (options: TryOptions) => auth.request<unknown>({ url: userInfoUrl, ...options }),
    /** The token is in the body, because addresses end up in logs. */
    revoke: (options: TryOptions) =>
      auth.request<unknown>({
        url: revokeUrl,
        method: 'POST',
        data: new URLSearchParams({ token: accessToken }),
        ...options,
      }),
    tokenInfo: (options: TryOptions) =>
      auth.request<unknown>({
        url: tokenInfoUrl,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        ...options,
      }),
  };
}

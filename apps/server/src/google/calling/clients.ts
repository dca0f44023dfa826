/** What each try gives to Google's client, whose own retries are off: ours can be aborted. */
export interface TryOptions {
  signal: AbortSignal;
  retry: false;
  /** Bytes, unpacked; no more of an answer is read. */
  maxContentLength: number;
}

/** Imported when first needed: 90 ms and 27 MB that start-up does without. */
async function importClients() {
  const [{ classroom, auth }, { docs }, { slides }, { drive }] = await Promise.all([
    import('@googleapis/classroom'),
    import('@googleapis/docs'),
    import('@googleapis/slides'),
    import('@googleapis/drive'),
  ]);
  return { OAuth2: auth.OAuth2, classroom, docs, slides, drive };
}

/** Google's own clients, speaking for the holder of one access token. */
export type Clients = Awaited<ReturnType<typeof createClients>>;

/** @param origin stands in for all of Google's hosts; null for Google itself */
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
    /** In the body: addresses end up in logs. */
    revoke: (options: TryOptions) =>
      auth.request<unknown>({
        url: revokeUrl,
        method: 'POST',
        data: new URLSearchParams({ token: accessToken }),
        ...options,
      }),
    /** This call takes no options of its own: they are its client's. */
    async tokenInfo({ signal, maxContentLength }: TryOptions) {
      const transporterOptions = { signal, maxContentLength, retryConfig: { retry: 0 } };
      const reader = new OAuth2({ endpoints: { tokenInfoUrl }, transporterOptions });
      return { data: await reader.getTokenInfo(accessToken) };
    },
  };
}

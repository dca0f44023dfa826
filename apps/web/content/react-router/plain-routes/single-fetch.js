/** What a page without loaders streams; `content/lighten-pages.ts` stops the build at any other. */
export const decodeViaTurboStream = async () => ({ value: { loaderData: {} } });

export const getTurboStreamSingleFetchDataStrategy =
  () =>
  async ({ matches }) => {
    const called = matches.filter((match) => match.shouldCallHandler());
    const results = called.map(async (match) => [
      match.route.id,
      await match.resolve((handler) => handler()),
    ]);
    return Object.fromEntries(await Promise.all(results));
  };

export const singleFetchUrl = (address) => new URL(address, location.origin);

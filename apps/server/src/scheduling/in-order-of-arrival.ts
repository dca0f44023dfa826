/** Yields what the promises give, whichever is first. Fails with the first that fails. */
export async function* inOrderOfArrival<T>(
  promises: readonly Promise<T>[],
): AsyncGenerator<T, void, undefined> {
  const arrived = promises.map(() => Promise.withResolvers<T>());
  let next = 0;
  for (const promise of promises) {
    promise.then(
      (value) => arrived[next++]?.resolve(value),
      (error: unknown) => arrived[next++]?.reject(error),
    );
  }
  // Those that nobody comes to wait for may fail unseen.
  for (const { promise } of arrived) promise.catch(() => undefined);
  for (const { promise } of arrived) yield await promise;
}

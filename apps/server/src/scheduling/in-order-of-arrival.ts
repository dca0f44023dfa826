/** Yields values as promises settle. Fails with the first rejection. */
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
  // After the first rejection nobody awaits the rest.
  for (const { promise } of arrived) promise.catch(() => undefined);
  for (const { promise } of arrived) yield await promise;
}

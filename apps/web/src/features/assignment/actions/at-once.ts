/** Works on each of a list, on so many at a time. @throws the first failure */
export async function atOnce<T>(
  most: number,
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  const turn = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: most }, turn));
}

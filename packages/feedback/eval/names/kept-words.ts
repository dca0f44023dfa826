/** Which words of a text are left in another that some of them were replaced in, in order. */
export function keptWords(before: readonly string[], after: readonly string[]): boolean[] {
  // How many words the rest of both have in common, from each pair of words on.
  const common = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const most = Math.max(at(i + 1, j), at(i, j + 1));
      common[i]?.splice(j, 1, before[i] === after[j] ? at(i + 1, j + 1) + 1 : most);
    }
  let j = 0;
  return before.map((word, i) => {
    while (word !== after[j] && at(i, j + 1) > at(i + 1, j)) j += 1;
    const isKept = word === after[j];
    if (isKept) j += 1;
    return isKept;
  });
}

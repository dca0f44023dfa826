/** Stand-ins for names have letters only; they match as whole words, also with an s. */
export function hasStandIn(comment: string, standIns: readonly string[]): boolean {
  const small = comment.toLowerCase();
  return standIns.some((standIn) => {
    const wanted = standIn.toLowerCase();
    if (!small.includes(wanted)) return false;
    if (wanted.startsWith('[')) return true;
    return new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?:['’]?s['’]?)?(?![\\p{L}\\p{N}])`, 'u').test(
      small,
    );
  });
}

/** Stand-in names match as whole words, also with an s. */
export function hasStandIn(comment: string, standIns: readonly string[]): boolean {
  const small = comment.toLowerCase();
  return standIns.some((standIn) => {
    const wanted = standIn.toLowerCase();
    if (!small.includes(wanted)) return false;
    if (wanted.startsWith('[')) return true;
    const escaped = wanted.replace(/[^\p{L}\p{N}]/gu, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:['’]?s['’]?)?(?![\\p{L}\\p{N}])`, 'u').test(
      small,
    );
  });
}

/** Every ninth word is another one, every twenty-first is gone, and a sentence is new. */
export function revised(text: string): string {
  const words = text.split(' ');
  const kept = words
    .filter((_, i) => i % 21 !== 20)
    .map((word, i) => (i % 9 === 8 ? `${word}ly` : word));
  return `${kept.join(' ')} We will never forget it.`;
}

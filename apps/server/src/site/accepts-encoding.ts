/** `q=0` says that a reader takes anything but this. */
const isRefusal = (parameter: string) => /^q=0(?:\.0*)?$/i.test(parameter);

/** @param header Accept-Encoding; without it, a reader takes only what isn't encoded */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    return name.toLowerCase() === encoding && !parameters.some(isRefusal);
  });
}

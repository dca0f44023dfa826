import { useClientConfig } from '../../lib/installation/config.ts';
import { writerWords } from '../../lib/installation/writer-words.ts';

/** Who writes on this site; nothing until its settings are known. */
export function WriterHere() {
  const config = useClientConfig();
  if (!config) return null;
  return (
    <p>
      <strong>On this site:</strong> {writerWords(config.writer)}
    </p>
  );
}

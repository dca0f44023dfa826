import { useClientConfig } from '../../lib/config.ts';
import { writerWords } from '../../lib/writer-words.ts';

/** Who writes on this installation, once its settings are known. */
export function WriterHere() {
  const config = useClientConfig();
  return (
    <p>
      <strong>On this installation:</strong>{' '}
      {config ? writerWords(config.writer) : 'see Settings, once you are logged in.'}
    </p>
  );
}

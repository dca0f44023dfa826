import { PRODUCT_NAME } from '@second-draft/contract';
import { compose } from './compose.ts';
import { readConfig } from './config/index.ts';
import { findLocalModels } from './model/index.ts';

/** Writing feedback may take a model's minute; no stop waits longer than this. */
const STOP_MS = 75_000;

const printNotes = (notes: readonly string[]) =>
  process.stdout.write(notes.map((note) => `  ${note}\n`).join(''));

/** Starts a server with the settings in the environment, and stops it on a signal. */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const server = await compose(config);
  const address = await server.listen();
  // In production, standard output holds only the log.
  if (!config.production) {
    process.stdout.write(`${PRODUCT_NAME} is at ${config.publicUrl ?? address}\n`);
    printNotes(server.notes);
    // It serves already: nobody waits for this.
    if (config.model === null) void findLocalModels().then(printNotes);
  }

  let isStopping = false;
  const stop = () => {
    // npm and systemd may signal each process, and npm also passes its own signal on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + STOP_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

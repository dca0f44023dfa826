import { limits, PRODUCT_NAME } from '@second-draft/contract';
import { compose } from './compose.ts';
import { readConfig } from './config/index.ts';
import { findLocalModels } from './model/index.ts';
import { loggable } from './problems/index.ts';

const printNotes = (notes: readonly string[]) =>
  process.stdout.write(notes.map((note) => `  ${note}\n`).join(''));

/** Node would print the error whole, and a database's quotes what a student wrote. */
function onCrash(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`The server failed: ${JSON.stringify(loggable(error))}\n`);
    process.exit(1);
  });
}

function onSignals(stop: () => Promise<void>, longestMs: number): void {
  let isStopping = false;
  const stopOnce = () => {
    // npm and systemd may signal each process, and npm also passes its own signal on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}

/** Starts a server with the settings in the environment, and stops it on a signal. */
export async function serve(): Promise<void> {
  onCrash();
  const config = readConfig(process.env);
  const server = await compose(config);
  const listening = server.listen();
  // Before anybody is told that it listens: they may stop it at once.
  onSignals(
    async () => {
      await listening;
      await server.stop();
    },
    (config.drainSeconds + limits.answerSeconds) * 1000,
  );
  const address = await listening;
  // In production, standard output holds only the log.
  if (!config.isProduction) {
    process.stdout.write(`${PRODUCT_NAME} is at ${config.publicUrl ?? address}\n`);
    printNotes(server.notes);
    // It serves already: nobody waits for this.
    if (config.model === null) void findLocalModels().then(printNotes);
  }
}

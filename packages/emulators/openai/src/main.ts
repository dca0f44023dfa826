import { createOpenAiEmulator } from './emulator.ts';

/**
 * Runs the emulator alone on loopback, on `PORT` or 4200; calls must carry `API_KEY` if it is set,
 * and are answered after `DELAY_MS`.
 */
const { PORT = '4200', API_KEY, DELAY_MS } = process.env;
const emulator = createOpenAiEmulator(API_KEY === undefined ? {} : { apiKey: API_KEY });
if (DELAY_MS !== undefined) emulator.script({ kind: 'slow', delayMs: Number(DELAY_MS) });
const address = await emulator.app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`OpenAI-compatible emulator: ${address}/v1\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulator.close());
}

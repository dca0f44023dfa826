import { createGoogleEmulator } from './index.ts';

/** Runs the emulator alone, on `PORT` or 4100. */

const port = Number(process.env['PORT'] ?? 4100);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new Error('PORT must be a whole number from 0 to 65535.');

let address = '';
const emulator = createGoogleEmulator({
  clientId: process.env['GOOGLE_CLIENT_ID'] ?? 'pretend-school.apps.example',
  publicOrigin: () => address,
});
address = await emulator.app.listen({ host: '127.0.0.1', port });
process.stdout.write(`The pretend school stands in for Google at ${address}\n`);

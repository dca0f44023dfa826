import { createGoogleEmulator } from './index.ts';

const port = Number(process.env['PORT'] ?? 4100);
const emulator = createGoogleEmulator({
  clientId: process.env['GOOGLE_CLIENT_ID'] ?? 'pretend-school.apps.googleusercontent.com',
  publicOrigin: () => `http://127.0.0.1:${port}`,
});
const address = await emulator.app.listen({ host: '127.0.0.1', port });
process.stdout.write(`The pretend school stands in for Google at ${address}\n`);

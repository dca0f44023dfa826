import { commands } from './commands.mjs';

for (const [name, { does }] of Object.entries(commands))
  console.log(`npm run ${name.padEnd(12)}${does}`);

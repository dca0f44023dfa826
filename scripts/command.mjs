import { commands } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { main, Stop } from './run.mjs';

main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command?.run) throw new Stop(`There is no command '${name}'. This lists all: npm run help`);
  await ensureInstalled();
  process.exitCode = await command.run(args);
});

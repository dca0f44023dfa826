import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, root } from './project.mjs';
import { environment, main } from './run.mjs';

const SERVER_PORT = '3100';
const WEB_PORT = '5173';

function program(args, cwd, env) {
  return spawn(pinnedNode, args, { cwd, env: { ...environment, ...env }, stdio: 'inherit' });
}

main(async () => {
  await ensureInstalled();
  const programs = [
    program(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root, {
      PORT: SERVER_PORT,
      PUBLIC_URL: `http://127.0.0.1:${WEB_PORT}`,
    }),
    program(
      [
        inProject('node_modules/@react-router/dev/bin.cjs'),
        'dev',
        '--port',
        WEB_PORT,
        '--strictPort',
      ],
      inProject('apps/web'),
      {
        SERVER_ORIGIN: `http://127.0.0.1:${SERVER_PORT}`,
      },
    ),
  ];
  const stopAll = () => programs.forEach((one) => one.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
  for (const one of programs) one.once('exit', stopAll);
});

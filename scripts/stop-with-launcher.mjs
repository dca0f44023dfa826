/**
 * Loaded by what npm starts, and before the server. npm passes signals to its shell, which passes
 * none on: whoever stops npm means the server.
 */
const launcher = process.ppid;
const LOOK_MS = 500;

const timer = setInterval(() => {
  if (process.ppid === launcher) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_MS).unref();

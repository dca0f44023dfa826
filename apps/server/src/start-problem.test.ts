import { once } from 'node:events';
import { createServer } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './db/index.ts';
import { explainStartProblem } from './start-problem.ts';

it('what an operator can mend is told in its own words', () => {
  const away = new DatabaseUnavailable('The database can’t be used.');
  expect(explainStartProblem(away, 'The command failed.')).toBe('The database can’t be used.');
});

it('anything else is told with its stack, by whoever failed', () => {
  const broken = new Error('broken');
  expect(explainStartProblem(broken)).toBe(`The server could not start.\n${broken.stack}`);
  expect(explainStartProblem(broken, 'The command failed.')).toMatch(
    /^The command failed\.\nError/,
  );
});

const failureOf = async (port: number, host: string) => {
  const server = createServer().listen(port, host);
  const [failure] = (await once(server, 'error')) as [Error];
  return explainStartProblem(failure);
};

it.each(['127.0.0.1:80', '"0.0.0.0"'])(
  'an address that is none of this machine’s is told with its setting: %s',
  async (host) => {
    const told = await failureOf(0, host);
    expect(told).toContain(`This machine has no address ${host} (E`);
    expect(told).toContain('HOST, and METRICS_HOST if it is set, take');
    expect(told).not.toContain('\n');
  },
);

it('a port in use may be the metrics’', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  expect(await failureOf(port, '127.0.0.1')).toMatch(
    new RegExp(`^Port ${port} is in use .* PORT or, where metrics are served, METRICS_PORT\\.$`),
  );
  holder.close();
});

const refusedWith = (code: string) =>
  new DrizzleQueryError(
    'insert into "licences" values ($1)',
    ['mere@awa.school.nz'],
    Object.assign(new Error('mere@awa.school.nz'), { code }),
  );

it('what a database refuses is told by its reason, without what it was to take', () => {
  expect(explainStartProblem(refusedWith('25006'), 'The command failed.')).toBe(
    'The command failed.\nThe database refused a statement (25006): it takes nothing that is written: it is read-only, or a standby.',
  );
  const unknown = explainStartProblem(refusedWith('23505'));
  expect(unknown).toContain('refused a statement (23505).\nat ');
  expect(unknown).not.toMatch(/mere|licences/);
});

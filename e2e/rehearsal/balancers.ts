import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  makeAuthority,
  makeCertificate,
} from '@second-draft/server/src/db/testing/certificates.ts';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { deployed, deployedFile } from './guide.ts';
import { isAnswered, run, start, until } from './machine.ts';

export interface Balancer {
  /** @returns status and `Retry-After` of its answer, in words */
  ask(path: string): Promise<string>;
}

/** `deploy/Caddyfile` as it is. */
export async function openCaddy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<Balancer> {
  const settings = {
    ...process.env,
    HOME: folder,
    SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
  };
  const configuration = ['--adapter', 'caddyfile', '--config', deployedFile('Caddyfile')];
  // With a name it would ask for a certificate, which isn't to be had here.
  await run('caddy', ['validate', ...configuration], {
    env: { ...settings, DOMAIN: 'draft.school.example' },
  });
  const origin = `http://localhost:${port}`;
  start(path.join(folder, 'caddy.log'), 'caddy', ['run', ...configuration], {
    env: { ...settings, DOMAIN: origin },
  });
  await until('the balancer', () => isAnswered(`${origin}/pricing`));
  return {
    async ask(asked) {
      const response = await fetch(`${origin}${asked}`, { headers: { cookie: COOKIE } });
      await response.text();
      const { status, headers } = response;
      return `${status} ${headers.get('retry-after') ?? ''}`.trim();
    },
  };
}

const NGINX_HOST = 'draft.school.example';

/** Nobody's, but the server has to look it up. */
const COOKIE = 'second_draft_session=nobody';

const SAID = '%{http_code} %header{retry-after}';

/**
 * `deploy/nginx.conf` between the same servers, with a certificate of the rehearsal's.
 * @throws Error when it doesn't pass requests on
 */
export async function openNginx(folder: string, servers: readonly number[]): Promise<Balancer> {
  const port = await freePort();
  const authority = await makeAuthority(folder, 'web-authority');
  await makeCertificate(folder, NGINX_HOST, 'web-authority');
  const own = path.join(folder, NGINX_HOST);
  const configured = deployed('nginx.conf')
    .replace('443 ssl', `127.0.0.1:${port} ssl`)
    .replace(/\/etc\/letsencrypt\/.*\/fullchain\.pem/, `${own}.crt`)
    .replace(/\/etc\/letsencrypt\/.*\/privkey\.pem/, `${own}.key`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, which) => `127.0.0.1:${servers[Number(which) - 1]}`);
  const file = path.join(folder, 'nginx.conf');
  const around = `daemon off; pid ${folder}/nginx.pid; events {} http {\n${configured}\n}\n`;
  await writeFile(file, around);
  start(path.join(folder, 'nginx.log'), 'nginx', ['-p', folder, '-c', file]);
  const ask = async (asked: string) => {
    const server = `${NGINX_HOST}:${port}`;
    const known = ['--cacert', authority, '--resolve', `${server}:127.0.0.1`, '--cookie', COOKIE];
    const told = ['--output', '/dev/null', '--write-out', SAID];
    const { stdout } = await run('curl', ['-sS', ...known, ...told, `https://${server}${asked}`]);
    return stdout.trim();
  };
  await until('nginx', async () => (await ask('/readyz')).startsWith('200'));
  return { ask };
}

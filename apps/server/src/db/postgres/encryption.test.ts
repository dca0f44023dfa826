import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../index.ts';
import { hasOpenssl, makeAuthority, makeCertificate } from '../testing/certificates.ts';
import { freePort } from '../testing/free-port.ts';
import { runPostgres, type RunningPostgres } from '../testing/run-postgres.ts';
import { describeOnPostgres, temporaryFolder } from '../testing/test-databases.ts';

const canCertify = await hasOpenssl();

describeOnPostgres('a connection to PostgreSQL', (plainUrl) => {
  let postgres: RunningPostgres | null;
  let files: Awaited<ReturnType<typeof temporaryFolder>>;
  let port: number;
  let authority: string;
  let stranger: string;
  beforeAll(async () => {
    if (!canCertify) return;
    files = await temporaryFolder();
    port = await freePort();
    stranger = await makeAuthority(files.folder, 'stranger');
    postgres = await runPostgres(async (data) => {
      authority = await makeAuthority(data, 'authority');
      await makeCertificate(data, 'localhost', 'authority');
      return [
        'listen_addresses=127.0.0.1',
        `port=${port}`,
        'ssl=on',
        'ssl_cert_file=localhost.crt',
        'ssl_key_file=localhost.key',
      ];
    });
  });
  afterAll(async () => {
    await postgres?.stop();
    await files?.remove();
  });
  const open = (query: string, host = 'localhost') =>
    openDatabase({
      databaseUrl: `postgresql://postgres@${host}:${port}/postgres?${query}`,
      dataDir: '',
    });

  it.skipIf(!canCertify)(
    'is encrypted, and held to its certificate’s authority and name, as soon as that is asked for',
    async () => {
      const database = await open(`sslmode=verify-full&sslrootcert=${authority}`);
      const { rows } = (await database.db.execute(
        sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
      )) as { rows: unknown };
      await database.close();
      expect(rows).toEqual([{ ssl: true }]);

      const untrusted = 'no authority that is trusted here has signed its certificate';
      for (const mode of ['verify-full', 'require', 'prefer']) {
        await expect(open(`sslmode=${mode}`)).rejects.toThrow(untrusted);
        await expect(open(`sslmode=${mode}&sslrootcert=${stranger}`)).rejects.toThrow(untrusted);
        await expect(open(`sslmode=${mode}&sslrootcert=${authority}`, '127.0.0.1')).rejects.toThrow(
          'its certificate is for another name',
        );
      }
    },
  );

  it('is refused with the reason where the authority’s file can’t be read', async () => {
    await expect(open('sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).rejects.toThrow(
      'The file /nowhere/ca.pem, which DATABASE_URL names as sslrootcert, can’t be read (ENOENT)',
    );
  });

  it('is refused where it would have to be plain', async () => {
    const databaseUrl = `${plainUrl}&sslmode=verify-full`;
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      'it offers no encryption, which sslmode asks for',
    );
  });
});

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

const certify = (folder: string, name: string, more: readonly string[]) => {
  const file = path.join(folder, name);
  const written = ['-keyout', `${file}.key`, '-out', `${file}.crt`];
  const named = ['-days', '2', '-subj', `/CN=${name}`];
  return run('openssl', ['req', '-x509', ...NEW_KEY, ...named, ...written, ...more]);
};

export const hasOpenssl = (): Promise<boolean> =>
  run('openssl', ['version']).then(
    () => true,
    () => false,
  );

/** Writes `<name>.crt` and `<name>.key` of an authority. */
export async function makeAuthority(folder: string, name: string): Promise<string> {
  await certify(folder, name, []);
  return path.join(folder, `${name}.crt`);
}

/** Writes `<host>.crt` and `<host>.key`, signed by an authority in the same folder. */
export async function makeCertificate(
  folder: string,
  host: string,
  authority: string,
): Promise<void> {
  const signer = path.join(folder, authority);
  const signed = ['-CA', `${signer}.crt`, '-CAkey', `${signer}.key`];
  await certify(folder, host, [...signed, '-addext', `subjectAltName=DNS:${host}`]);
}

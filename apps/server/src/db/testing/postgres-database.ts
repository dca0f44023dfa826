import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const TEMPLATE = 'migrated';

async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function createTemplateDatabase(adminUrl: string): Promise<string> {
  await administer(adminUrl, `create database ${TEMPLATE}`);
  return urlOf(adminUrl, TEMPLATE);
}

/**
 * Creates a database, which goes when its server does.
 * @param from `nothing`: without tables
 * @returns its URL
 */
export async function createDatabase(
  adminUrl: string,
  from: 'nothing' | 'migrated' = 'migrated',
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = from === 'migrated' ? TEMPLATE : 'template0';
  await administer(adminUrl, `create database ${name} template ${template}`);
  return urlOf(adminUrl, name);
}

import { runPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import type { Findings } from './findings.ts';
import { crashOneServer, crashTwoServers, stopPostgres } from './trials.ts';

const CRASHES = 50;

const crashes = Number(process.argv[2] ?? CRASHES);
if (!Number.isInteger(crashes) || crashes < 1)
  throw new Error('How many crashes? Give a whole number, or nothing for 50.');

let isAllWell = true;

function tell(what: string, { kept, unknown, lost, twice, unexpected }: Findings): void {
  console.log(
    `${what}: ${kept} writes acknowledged, ${unknown} cut off; ` +
      `${lost.length} lost, ${twice.length} applied twice, ${unexpected.length} unexpected answers`,
  );
  const faults = [...lost, ...twice, ...unexpected];
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) isAllWell = false;
}

tell(`One server on the embedded database, killed ${crashes} times`, await crashOneServer(crashes));
const postgres = await runPostgres();
if (postgres === null) console.log('No PostgreSQL is installed: two servers were not tried.');
else {
  tell(
    `Two servers on one PostgreSQL, killed ${crashes} times in turn`,
    await crashTwoServers(postgres, crashes),
  );
  const { findings, away, back } = await stopPostgres(postgres);
  tell('PostgreSQL stopped and started again', findings);
  console.log(`  meanwhile: ${JSON.stringify(away)}; after: ${JSON.stringify(back)}`);
  await postgres.stop();
}
process.exitCode = isAllWell ? 0 : 1;

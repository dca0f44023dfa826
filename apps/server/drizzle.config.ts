import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name=what-changes` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './drizzle',
});

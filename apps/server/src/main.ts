import { sizeHeaps } from './heap-sizes.ts';

// Servers that share a database have many teachers, and machines of their own.
sizeHeaps(process.env['DATABASE_URL'] ? 'roomy' : 'small');

// Imported after that: a heap that has grown while code was loaded keeps its size.
const { serve } = await import('./serve.ts');
const { explainStartProblem } = await import('./start-problem.ts');

serve().catch((error: unknown) => {
  process.stderr.write(`${explainStartProblem(error)}\n`);
  process.exit(1);
});

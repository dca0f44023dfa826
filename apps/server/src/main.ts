import { keepHeapsSmall } from './small-heaps.ts';

keepHeapsSmall();

// Imported after that: a heap that has grown while code was loaded keeps its size.
const { serve } = await import('./serve.ts');
const { explainStartProblem } = await import('./start-problem.ts');

serve().catch((error: unknown) => {
  process.stderr.write(`${explainStartProblem(error)}\n`);
  process.exit(1);
});

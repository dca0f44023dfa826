import { inProject } from '../project.mjs';
import { bundleServer } from './server-bundles.mjs';

await bundleServer(['src/main.ts', 'src/operator/admin.ts'], inProject('apps/server/dist'));

export { createCalling, type CallGoogle } from './call.ts';
export type { Answer, Clients, TryOptions } from './clients.ts';
export { fieldsOf, pageFieldsOf } from './fields.ts';
export type { CallKind } from './limits.ts';
export { allPages, listOf, pageOf, PAGE_SIZE } from './pages.ts';
export { standardPolicy, type CallPolicy } from './policy.ts';
export { unlessRefused, type Refusals } from './refusal.ts';

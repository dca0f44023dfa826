export * from './accounts.ts';
export * from './completion-hours.ts';
export * from './consents.ts';
export * from './licences.ts';
export * from './office.ts';
export * from './payments.ts';
export * from './rubrics.ts';
export * from './writing.ts';

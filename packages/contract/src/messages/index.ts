export * from './account.ts';
export * from './categories.ts';
export * from './messages.ts';
export * from './office.ts';
export * from './posting.ts';
export * from './rubrics.ts';
export * from './sign-in.ts';
export * from './tour.ts';

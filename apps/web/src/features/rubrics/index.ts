export { rubricsQuery } from './rubrics-query.ts';

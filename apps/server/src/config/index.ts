export { ConfigProblem, readConfig, type Config, type GoogleConfig } from './config.ts';

export { updateHandlers } from './handlers.ts';
export {
  createUnsubscribeLinks,
  unsubscribeAddress,
  type UnsubscribeLinks,
} from './unsubscribe-links.ts';

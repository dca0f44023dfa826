export { secondDraftHandlers } from './handlers.ts';
export { createGivenFeedbacks, type GivenFeedbacks } from './store/given-feedbacks.ts';

export const blogMessages = {
  notFound: 'Article not found',
} as const;

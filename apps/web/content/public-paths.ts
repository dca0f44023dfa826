import { screens } from '@second-draft/contract';
import { readPosts } from './posts.ts';

const { landing, about, blog, pricing, contact, privacy, terms } = screens;

/** Every public page: rendered to HTML at build and listed in the site map. */
export const publicPaths = (): string[] => [
  landing,
  about,
  pricing,
  blog,
  contact,
  privacy,
  terms,
  ...readPosts().map(({ slug }) => `${blog}/${slug}`),
];

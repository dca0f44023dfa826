import { screens } from '@second-draft/contract';
import { readPosts } from './posts.ts';
import { readSchoolPapers } from './school-papers.ts';

const { landing, about, blog, pricing, contact, privacy, terms, schools } = screens;

/** Every public page: rendered to HTML at build and listed in the site map. */
export const publicPaths = (): string[] => [
  landing,
  about,
  pricing,
  blog,
  contact,
  privacy,
  terms,
  schools,
  ...readPosts().map(({ slug }) => `${blog}/${slug}`),
  ...readSchoolPapers().map(({ slug }) => `${schools}/${slug}`),
];

import type { Plugin } from 'vite';
import { readPosts, type Post } from './posts.ts';
import { readSchoolPapers } from './school-papers.ts';

const PREFIX = 'virtual:posts/';

const summary = ({ content: _content, preview: _preview, ...rest }: Post) => rest;
const withPreview = ({ content: _content, ...rest }: Post) => rest;

/** The modules a screen can import, each with only the fields it shows. */
const modules: Record<string, (posts: Post[]) => unknown> = {
  latest: (posts) => posts.slice(0, 3).map(summary),
  previews: (posts) => posts.map(withPreview),
  articles: (posts) => posts.map(({ preview: _preview, ...rest }) => rest),
};

/** Renders the pack for schools likewise. */
export function schoolPapers(): Plugin {
  const id = 'virtual:school-papers';
  return {
    name: 'second-draft-school-papers',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export const papers = ${JSON.stringify(readSchoolPapers())};` : null,
  };
}

/** Renders the posts' Markdown at build time, so no browser has to. */
export function posts(): Plugin {
  return {
    name: 'second-draft-posts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const name = id.replace(`\0${PREFIX}`, '');
      const part = modules[name];
      if (name === id || !part) return null;
      return `export const ${name} = ${JSON.stringify(part(readPosts()))};`;
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked, type Token } from 'marked';
import { z } from 'zod/v4';
import { frontMatterOf } from './front-matter.ts';

const PREVIEW_PARAGRAPHS = 3;
const folder = path.join(import.meta.dirname, 'posts');

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** ISO 8601 date. */
  date: z.iso.date(),
  category: z.enum(['Features', 'Offer', 'News', 'Explainer']),
  excerpt: z.string().min(1).max(200),
});

export type PostSummary = z.infer<typeof frontMatter> & { slug: string };

/** `content` is HTML. */
export type Article = PostSummary & { content: string };

/** `preview` is HTML: up to three leading paragraphs, with their images. */
export type PostPreview = PostSummary & { preview: string };

export type Post = Article & PostPreview;

const marked = new Marked({ gfm: true });

const isLeading = ({ type }: Token) => type === 'paragraph';

/** Stops at the first heading, list or quotation. */
function previewOf(tokens: Token[]): string {
  const text = tokens.filter(({ type }) => type !== 'space');
  const end = text.findIndex((token) => !isLeading(token));
  const leading = end === -1 ? text : text.slice(0, end);
  return marked.parser(leading.slice(0, PREVIEW_PARAGRAPHS));
}

/**
 * @param source front matter between lines of ---, then Markdown
 * @throws Error when the front matter is missing or malformed
 */
export function readPost(slug: string, source: string): Post {
  const { head, body } = frontMatterOf(slug, source);
  const tokens = marked.lexer(body);
  return {
    slug,
    ...frontMatter.parse(head),
    content: marked.parser(tokens),
    preview: previewOf(tokens),
  };
}

/** Newest first; a post's slug is its file's name. */
export function readPosts(): Post[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      readPost(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '@second-draft/contract';
import { Marked, type Token } from 'marked';
import { z } from 'zod/v4';
import { frontMatterOf } from './front-matter.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/for-schools');

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** Its place in the pack. */
  order: z.coerce.number().int(),
  /** Whom it is written for. */
  for: z.string().min(1),
  summary: z.string().min(1),
});

/** `content` is HTML. */
export type SchoolPaper = z.infer<typeof frontMatter> & { slug: string; content: string };

/** Papers link to each other; what else they link to in the project has no page of its own. */
function withPageLinks(token: Token): void {
  if (token.type !== 'link') return;
  const { href } = token as { href: string };
  const [, slug] = /^([\w-]+)\.md$/.exec(href) ?? [];
  if (slug) Object.assign(token, { href: pathOf('schoolPaper', { slug }) });
  else if (href.startsWith('../')) Object.assign(token, { type: 'em' });
}

/** The files have the typewriter's apostrophe, easy to type and to search for; the site has the printer's. */
const printed = (text: string): string => text.replaceAll(/(?<=\p{L})'/gu, '’');

function withPrintedApostrophes(token: Token): void {
  if (token.type === 'text')
    Object.assign(token, { text: printed((token as { text: string }).text) });
}

const marked = new Marked({
  gfm: true,
  walkTokens(token) {
    withPageLinks(token);
    withPrintedApostrophes(token);
  },
});

/** The pack for schools, in its order. The same files are read in docs/. */
export function readSchoolPapers(): SchoolPaper[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const slug = path.basename(file, '.md');
      const { head, body } = frontMatterOf(slug, readFileSync(path.join(folder, file), 'utf8'));
      const { summary, ...about } = frontMatter.parse(head);
      return {
        slug,
        ...about,
        summary: printed(summary),
        content: marked.parse(body, { async: false }),
      };
    })
    .toSorted((a, b) => a.order - b.order);
}

declare module 'virtual:school-papers' {
  import type { SchoolPaper } from './school-papers.ts';

  export const papers: SchoolPaper[];
}

declare module 'virtual:posts/*' {
  import type { Article, PostPreview, PostSummary } from './posts.ts';

  export const latest: PostSummary[];
  export const previews: PostPreview[];
  export const articles: Article[];
}

/** What stands in a prompt's fences of this name. */
export const fenced = (label: string, text: string) =>
  [
    ...text.matchAll(
      new RegExp(`BEGIN ${label} (\\w{16})-----\\n([^]*?)\\n-----END ${label} \\1`, 'g'),
    ),
  ].map(([, , content]) => content);

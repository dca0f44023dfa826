import type { Plugin } from 'vite';

/** Chromium reads it on a script's first line; others take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile whole bundles beside the page, not function by function as they are called.
 * @param names of bundles of which most is called at once
 * @throws Error when there is no bundle of such a name
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite writes its own first line here, too.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        for (const name of names) {
          const hinted = chunks.filter((chunk) => chunk.name === name);
          if (hinted.length === 0) this.error(`There is no bundle ${name}`);
          for (const chunk of hinted) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}

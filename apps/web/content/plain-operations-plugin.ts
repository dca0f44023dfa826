import type { Plugin } from 'vite';

const declared = /\b(?:errors: \[[^\]]*\]|rate: '\w+'),\n/gu;

const operationFile = /\/packages\/contract\/src\/operations\/[\w-]+\.ts$/u;

/**
 * Leaves out of the contract's operations what only servers read: which errors each may answer, and
 * how often it may be called.
 * @throws Error when there is nothing to leave out
 */
export function plainOperations(): Plugin {
  let left = 0;
  return {
    name: 'plain-operations',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: operationFile },
      handler(code) {
        return code.replaceAll(declared, () => {
          left += 1;
          return '';
        });
      },
    },
    buildEnd(error) {
      if (!error && left === 0) this.error('No operation declares what only servers read');
    },
  };
}

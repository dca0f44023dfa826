import type { Plugin } from 'vite';

/**
 * Stops the build at a mixin that no browser would understand. A style sheet that another composes
 * from is taken as it stands, with its mixins.
 */
export function expandedMixins(): Plugin {
  return {
    name: 'expanded-mixins',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        if (Buffer.from(file.source).includes('@mixin '))
          this.error(`${file.fileName} holds a mixin: a style sheet with mixins was composed from`);
      }
    },
  };
}

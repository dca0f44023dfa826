import { registerHooks } from 'node:module';

// TypeScript 7 has no compiler API yet; dependency-cruiser needs one and imports it by this name.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, 'typescript6'), context),
});

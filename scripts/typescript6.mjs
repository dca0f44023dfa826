import { registerHooks } from 'node:module';

// TypeScript 7 has no compiler API yet; the tool that checks import directions needs one, and
// looks for it under this name.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, 'typescript6'), context),
});

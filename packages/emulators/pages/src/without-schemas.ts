import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('The emulators check requests by hand, not by JSON schemas.');
}

/** For emulators, which start with the product: Fastify would load compilers of JSON schemas. */
export const withoutSchemas = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
} satisfies FastifyServerOptions;

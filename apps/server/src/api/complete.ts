import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type * as z from 'zod';

/**
 * Holds an answer to its schema: leaves out what that doesn't declare, and fills in the defaults of
 * fields that rows kept by an earlier version lack. (Zod's `encode` would refuse such a row.)
 */
export const completeAs = (schema: z.ZodType, answer: unknown): string =>
  JSON.stringify(schema.parse(answer));

/** @throws ResponseSerializationError when the answer isn't what the schema declares */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({
  schema,
  method,
  url,
}) => {
  return (answer) => {
    const { data, error } = schema.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};

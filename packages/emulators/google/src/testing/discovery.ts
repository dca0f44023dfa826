import { existsSync, readFileSync } from 'node:fs';

/** JSON Schema of an old draft, with references by name. */
interface DiscoverySchema {
  type?: string;
  $ref?: string;
  enum?: string[];
  items?: DiscoverySchema;
  properties?: Record<string, DiscoverySchema>;
  additionalProperties?: DiscoverySchema;
}

export interface DiscoveryMethod {
  id: string;
  httpMethod: string;
  path: string;
  parameters?: Record<string, { location: string; type: string; enum?: string[] }>;
  scopes?: string[];
  response?: { $ref: string };
}

interface DiscoveryResource {
  methods?: Record<string, DiscoveryMethod>;
  resources?: Record<string, DiscoveryResource>;
}

export interface DiscoveryDocument extends DiscoveryResource {
  servicePath: string;
  schemas: Record<string, DiscoverySchema>;
}

const folder = new URL('../../../../../../shared/google/', import.meta.url);

const files = {
  classroom: 'classroom-v1.json',
  docs: 'docs-v1.json',
  drive: 'drive-v3.json',
  oauth2: 'oauth2-v2.json',
  slides: 'slides-v1.json',
} as const;

/** The documents lie beside the project, not in it, so they may be missing. */
export const hasDiscovery: boolean = existsSync(new URL(files.classroom, folder));

const documents = new Map<string, DiscoveryDocument>();

export function discoveryOf(methodId: string): DiscoveryDocument {
  const [service] = methodId.split('.');
  const file = Object.entries(files).find(([name]) => name === service)?.[1];
  if (!file) throw new Error(`There is no discovery document for ${methodId}.`);
  const known = documents.get(file);
  if (known) return known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Google's own file, of a known form
  const document = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DiscoveryDocument;
  documents.set(file, document);
  return document;
}

function methodsOf({ methods = {}, resources = {} }: DiscoveryResource): DiscoveryMethod[] {
  return [...Object.values(methods), ...Object.values(resources).flatMap(methodsOf)];
}

export function discoveryMethod(document: DiscoveryDocument, id: string): DiscoveryMethod {
  const method = methodsOf(document).find((one) => one.id === id);
  if (!method) throw new Error(`Google has no method ${id}.`);
  return method;
}

/** Unlike Google's schemas, the result allows objects only declared properties. */
export function toJsonSchema(schema: DiscoverySchema): object {
  if (schema.$ref) return { $ref: `#/definitions/${schema.$ref}` };
  if (schema.type === 'any') return {};
  if (schema.items) return { type: 'array', items: toJsonSchema(schema.items) };
  if (schema.type !== 'object')
    return { type: schema.type, ...(schema.enum && { enum: schema.enum }) };
  const { properties = {}, additionalProperties } = schema;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, toJsonSchema(property)]),
    ),
    additionalProperties: additionalProperties ? toJsonSchema(additionalProperties) : false,
  };
}

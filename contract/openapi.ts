import type { z } from 'zod';
import { OPERATIONS } from './src/operations.ts';
import { ALTERNATIVES } from './src/calls/alternatives.ts';
import {
  MAX_JSON_BYTES,
  MAX_JSON_DEPTH,
  MAX_JSON_VALUES,
  costOf,
  fileTypeOf,
  NEXT_CURSOR_HEADER,
  REQUEST_ID_HEADER,
  type Operation,
  type UploadRules,
} from './src/calls/operation.ts';
import { ERROR_STATUS, ErrorEnvelope, type ErrorCode } from './src/calls/errors.ts';
import { wireJsonSchema } from './wire-schema.ts';

type Json = Record<string, unknown>;

/** The JSON Schema of a codec's wire side, its named parts moved to `components`. */
function wireSchema(schema: z.ZodType, components: Record<string, unknown>): Json {
  const text = JSON.stringify(wireJsonSchema(schema)).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs, ...rest } = JSON.parse(text) as Json;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json)) components[name] = definition;
  const id = schema.meta()?.id;
  if (!id) return rest;
  const reference = { $ref: `#/components/schemas/${id}` };
  if (rest['$ref'] !== reference.$ref) components[id] = rest;
  return reference;
}

function parametersOf(operation: Operation, components: Json): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = operation.input[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = wireSchema(schema, components) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

/** Every error code an operation can answer: its own, and those of its access and input. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors);
  codes.add('internal').add('unavailable');
  if (operation.access.kind === 'signedIn' || operation.access.kind === 'roles') codes.add('unauthenticated');
  if (operation.access.kind === 'roles' || operation.self) codes.add('forbidden');
  if (operation.input.params) codes.add('malformed_request');
  if (operation.input.body || operation.upload || operation.access.kind === 'webhook') {
    codes.add('malformed_request').add('payload_too_large').add('unsupported_media_type');
  }
  // Also where nothing is taken: a field that nobody knows is refused.
  if (operation.access.kind !== 'webhook') codes.add('invalid_input');
  if (operation.rateLimits?.length || operation.cost.writes > 0) codes.add('too_many_requests');
  return [...codes].sort();
}

function errorResponses(operation: Operation): Json {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function success(operation: Operation, components: Json): Json {
  const headers = {
    [REQUEST_ID_HEADER]: { schema: { type: 'string' } },
    ...(operation.paged && {
      [NEXT_CURSOR_HEADER]: { description: 'Absent on the last page', schema: { type: 'string' } },
    }),
  };
  const fileType = fileTypeOf(operation);
  if (fileType !== null) {
    const schema = { type: 'string', contentMediaType: fileType };
    return { '200': { description: 'Done', headers, content: { [fileType]: { schema } } } };
  }
  const schema = wireSchema(operation.output, components);
  if (operation.answer === 'redirect') {
    return { '302': { description: 'Go there', headers: { ...headers, Location: { schema } } } };
  }
  return {
    [String(operation.status ?? 200)]: { description: 'Done', headers, content: { 'application/json': { schema } } },
  };
}

/** The body of an operation that takes files: a form of its fields and the files. */
function formOf(operation: Operation, { field, maxFiles, maxBytes, extensions }: UploadRules, components: Json): Json {
  const { body } = operation.input;
  const fields = (body ? wireSchema(body, components) : {}) as { properties?: Json; required?: string[] };
  const file = { type: 'string', format: 'binary', 'x-max-bytes': maxBytes, 'x-extensions': extensions };
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        type: 'object',
        properties: {
          ...fields.properties,
          [field]: maxFiles === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: maxFiles },
        },
        required: [...(fields.required ?? []), field],
      },
    },
  };
}

function requestBody(operation: Operation, components: Json): Json {
  const { body } = operation.input;
  if (!body && !operation.upload) return {};
  const content = operation.upload
    ? formOf(operation, operation.upload, components)
    : { 'application/json': { schema: body && wireSchema(body, components) } };
  return { requestBody: { required: true, content } };
}

function describe(domain: string, operation: Operation, components: Json): Json {
  const needsToken = operation.access.kind === 'signedIn' || operation.access.kind === 'roles';
  return {
    operationId: operation.id,
    tags: [domain],
    summary: operation.summary,
    'x-access': operation.access.kind === 'roles' ? operation.access.roles : operation.access.kind,
    'x-cost': costOf(operation),
    ...(operation.maxBodyBytes && { 'x-max-body-bytes': operation.maxBodyBytes }),
    ...(operation.rateLimits?.length && { 'x-rate-limits': operation.rateLimits }),
    security: needsToken ? [{ idToken: [] }] : [],
    parameters: parametersOf(operation, components),
    ...requestBody(operation, components),
    responses: {
      ...success(operation, components),
      ...errorResponses(operation),
    },
  };
}

const OTHER_NAMES = ALTERNATIVES.map(({ names }) => names.join('/')).join(', ');

const DESCRIPTION =
  `Amounts are SGD dollars, moments ISO 8601. A JSON body has at most ${MAX_JSON_BYTES} bytes unless its operation says more, ${MAX_JSON_DEPTH} levels and ${MAX_JSON_VALUES} values. ` +
  'A field that an operation does not know is refused (422) by its name. Some are known by several ' +
  `names, each where one of them is declared: ${OTHER_NAMES}. An address that does not take a method answers 405 method_not_allowed with Allow. ` +
  'A deployment that requires App Check answers 401 unauthenticated to calls without a ' +
  'valid X-Firebase-AppCheck header; health, webhooks, calendars and redirects do without.';

/** The OpenAPI 3.1 document of the whole API, as `GET /api/openapi.json` serves it and `npm run openapi` writes it. */
export function buildOpenApiDocument(): Json {
  const components: Json = {};
  wireSchema(ErrorEnvelope, components);
  const paths: Record<string, Json> = {};
  for (const { domain, operation } of OPERATIONS) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(domain, operation, components);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Doubloon', version: '0.1.0', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: [...new Set(OPERATIONS.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}

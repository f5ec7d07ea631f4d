import type { FieldError } from '@doubloon/contract/calls/errors.ts';
import { normalizeRequest, type Naming } from '@doubloon/contract/calls/normalize.ts';
import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import { aboutField, spokenIssue } from '@doubloon/contract/calls/spoken-issues.ts';
import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Returns the fields whose texts are not valid Unicode: half a surrogate pair, which JSON can express and the database cannot store. */
function brokenTexts(value: unknown, field = ''): FieldError[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [{ field, message: 'Not valid Unicode text' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => brokenTexts(inner, field ? `${field}.${key}` : key));
}

const MAX_MESSAGE_CHARACTERS = 300;

/** Shortens a message that repeats the input, which can be long. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE_CHARACTERS) return message;
  return `${message.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()}…`;
}

const PARTS = ['params', 'query', 'body'] as const;
/** Maximum number of unknown names that a refusal lists. */
const MAX_NAMES_TOLD = 50;
const NOTHING = z.object({});

const inputs = new WeakMap<Operation, z.ZodObject>();

/** Returns the schema of an operation's whole input, made once: zod compiles each new object at its first use. */
function inputSchema(operation: Operation): z.ZodObject {
  const kept = inputs.get(operation);
  if (kept) return kept;
  const { params, query, body } = operation.input;
  const made = z.object({ ...(params && { params }), ...(query && { query }), ...(body && { body }) });
  inputs.set(operation, made);
  return made;
}

/** Returns the place of a field, such as `body.a.b`, under the name with which it was sent. */
function sentAs(place: string, renamed: Naming['renamed']): string {
  for (const { declared, sent } of renamed) {
    const name = declared.join('.');
    if (place === name || place.startsWith(`${name}.`)) return sent.join('.') + place.slice(name.length);
  }
  return place;
}

/**
 * Returns a request's decoded input. Throws `invalid_input` naming every refused field in every part of the request, including unknown ones (at most
 * `MAX_NAMES_TOLD`).
 */
export function parseInput<Op extends Operation>(
  operation: Op,
  request: Pick<Request, 'params' | 'query' | 'body'>,
): InputOf<Op> {
  const raw: Record<string, unknown> = {};
  const problems: FieldError[] = [];
  const renamed: Naming['renamed'] = [];
  for (const part of PARTS) {
    const schema = operation.input[part];
    // The names of path parameters are the operation's own.
    if (part === 'params' && !schema) continue;
    const sent = (request[part] as unknown) ?? {};
    // Entries of a list have no names that could be refused.
    if (!schema && Array.isArray(sent)) problems.push({ field: part, message: 'Must be empty' });
    const read = normalizeRequest(schema ?? NOTHING, sent);
    const placed = (path: readonly string[]) => [part, ...path];
    for (const { path, message } of read.naming.problems) {
      problems.push({ field: shortened(placed(path).join('.')), message });
    }
    renamed.push(
      ...read.naming.renamed.map(({ declared, sent }) => ({ declared: placed(declared), sent: placed(sent) })),
    );
    if (!schema) continue;
    raw[part] = read.value;
  }
  const parsed = inputSchema(operation).safeParse(raw, { error: spokenIssue });
  const issues: FieldError[] = parsed.success
    ? brokenTexts(parsed.data)
    : parsed.error.issues.map((issue) => ({
        field: sentAs(issue.path.map(String).join('.'), renamed),
        message: shortened(issue.message),
      }));
  const details = [...issues, ...problems.slice(0, MAX_NAMES_TOLD)];
  if (!parsed.success || details.length > 0) {
    const first = details[0];
    throw new AppError('invalid_input', first ? aboutField(first.field, first.message) : 'Invalid input', {
      details,
    });
  }
  return parsed.data as InputOf<Op>;
}

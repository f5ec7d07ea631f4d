import type { FieldError } from '@doubloon/contract/shared/errors.ts';
import type { InputOf, Operation } from '@doubloon/contract/shared/operation.ts';
import { isSentence } from '@doubloon/contract/shared/sentences.ts';
import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Texts that are not Unicode: half a surrogate pair, which JSON can express and the database cannot store. */
function brokenTexts(value: unknown, field = ''): FieldError[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [{ field, message: 'Not valid Unicode text' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => brokenTexts(inner, field ? `${field}.${key}` : key));
}

const MAX_MESSAGE_CHARACTERS = 300;

/** A message that repeats what was sent must not be as long. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE_CHARACTERS) return message;
  return `${message.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()}…`;
}

function messageOf({ field, message }: FieldError): string {
  return isSentence(message) ? message : `${field.replace(/^\w+\./, '')}: ${message}`;
}

/** A request's decoded input. Throws `invalid_input` that names every refused field. */
export function parseInput<Op extends Operation>(
  operation: Op,
  request: Pick<Request, 'params' | 'query' | 'body'>,
): InputOf<Op> {
  const { params, query, body } = operation.input;
  const raw: Record<string, unknown> = {
    ...(params && { params: request.params }),
    ...(query && { query: request.query }),
    ...(body && { body: (request.body as unknown) ?? {} }),
  };
  const schema = z.object({ ...(params && { params }), ...(query && { query }), ...(body && { body }) });
  const parsed = schema.safeParse(raw);
  const details: FieldError[] = parsed.success
    ? brokenTexts(parsed.data)
    : parsed.error.issues.map((issue) => ({
        field: issue.path.map(String).join('.'),
        message: shortened(issue.message),
      }));
  if (!parsed.success || details.length > 0) {
    const first = details[0];
    throw new AppError('invalid_input', first ? messageOf(first) : 'Invalid input', {
      details,
    });
  }
  return parsed.data as InputOf<Op>;
}

import { ApiError } from './api-error.ts';

/** A field that the server refused, by its name in the body, and why. */
export interface RefusedField {
  field: string;
  message: string;
}

/** A failure that is about single fields, and has been told as a whole. */
export class FieldsRefused extends Error {
  readonly fields: readonly RefusedField[];

  constructor(fields: readonly RefusedField[]) {
    super('Fields were refused');
    this.fields = fields;
  }
}

/** The fields that were refused, with the server's words for each; none when something else was. */
export function refusedFields(error: unknown): readonly RefusedField[] {
  if (error instanceof FieldsRefused) return error.fields;
  if (!(error instanceof ApiError) || !error.details || typeof error.details === 'string') return [];
  return error.details.map(({ field, message }) => ({ field: field.replace(/^body\./, ''), message }));
}

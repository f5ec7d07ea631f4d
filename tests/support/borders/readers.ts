import type { Relation } from '@doubloon/contract/calls/access.ts';
import type { z } from 'zod';

export const EVERYBODY: readonly Relation[] = ['self', 'counterpart', 'other', 'anonymous', 'admin'];
export const SIGNED_IN: readonly Relation[] = ['self', 'counterpart', 'other', 'admin'];
export const PARTIES: readonly Relation[] = ['self', 'counterpart'];
export const PARTIES_AND_ADMINS: readonly Relation[] = [...PARTIES, 'admin'];
export const SELF_AND_ADMINS: readonly Relation[] = ['self', 'admin'];
export const SELF: readonly Relation[] = ['self'];

/** The people who read documents of one collection directly from the database, and all fields that they then see. */
export interface ReadableFields {
  readonly readers: readonly Relation[];
  readonly schema: z.ZodType;
  /** Paths: `[]` for each item of a list, `.*` for any key. */
  readonly fields: readonly string[];
}

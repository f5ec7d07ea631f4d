import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentData, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import { isMap, writeOfKnown, type KnownFields } from './known-fields.ts';

/** A pending write to a document, executed at the end of a unit of work. */
export type Write =
  | { readonly kind: 'create' | 'merge' | 'update'; readonly fields: DocumentData }
  | { readonly kind: 'set'; readonly fields: DocumentData; readonly known: KnownFields }
  | { readonly kind: 'delete'; readonly mustExist: boolean };

/** A document's pending write, and whether somebody has read the document since. */
interface Pending {
  readonly write: Write | undefined;
  readonly isSeen: boolean;
}

/** Merges a pending write and a later change of fields into one write. Throws if the change would overwrite a part of the first write that nobody has read. */
export function withChange(path: string, { write: earlier, isSeen }: Pending, fields: DocumentData): Write {
  if (!earlier) return { kind: 'update', fields };
  switch (earlier.kind) {
    case 'delete':
      throw new Error(`${path} is changed after it was removed in this unit of work`);
    case 'merge':
      throw new Error(`${path} is changed after fields were merged into it in this unit of work`);
    case 'update':
      for (const change of Object.entries(fields)) {
        requireApart(path, earlier.fields, change);
        if (!isSeen) requireAgreeing(path, earlier.fields[change[0]], change);
      }
      return { kind: 'update', fields: { ...earlier.fields, ...fields } };
    case 'create':
    case 'set':
      for (const change of Object.entries(fields)) {
        if (!isSeen) requireAgreeing(path, valueAt(earlier.fields, change[0]), change);
      }
      return { ...earlier, fields: changed(path, earlier.fields, fields) };
  }
}

/** Returns a document as it will be after a write; null if it will be gone. Throws if only the database can tell. */
export function imageOf(path: string, stored: DocumentData | null, write: Write | undefined): DocumentData | null {
  switch (write?.kind) {
    case undefined:
      return stored;
    case 'delete':
      return null;
    case 'create':
    case 'set':
      return write.fields;
    case 'update':
      return stored && changed(path, stored, write.fields);
    case 'merge':
      throw new Error(`${path} is read after fields were merged into it in this unit of work`);
  }
}

export function commitWrite(transaction: Transaction, ref: DocumentReference, write: Write): void {
  switch (write.kind) {
    case 'create':
      transaction.create(ref, write.fields);
      break;
    case 'set': {
      const { data, mergeFields } = writeOfKnown(write.known, write.fields);
      transaction.set(ref, data, { mergeFields });
      break;
    }
    case 'merge':
      transaction.set(ref, write.fields, { merge: true });
      break;
    case 'update':
      transaction.update(ref, write.fields);
      break;
    case 'delete':
      transaction.delete(ref, write.mustExist ? { exists: true } : {});
  }
}

/** Throws when the database itself would compute both changes of one field, such as two increments: it would apply only one of them. */
function requireApart(path: string, earlier: DocumentData, [field, changed]: readonly [string, unknown]): void {
  const clash = Object.entries(earlier).find(
    ([known, value]) =>
      (known === field && (isComputed(value) || isComputed(changed))) ||
      known.startsWith(`${field}.`) ||
      field.startsWith(`${known}.`),
  );
  if (clash) throw new Error(`${path}: ${field} is changed twice in this unit of work`);
}

/** Throws when a field is given a different value from the one already written. */
function requireAgreeing(path: string, written: unknown, [field, value]: readonly [string, unknown]): void {
  if (written === undefined || isDeepStrictEqual(written, value)) return;
  throw new Error(`${path}: ${field} is changed unseen after it was written in this unit of work`);
}

const valueAt = (document: DocumentData, field: string): unknown =>
  field.split('.').reduce<unknown>((value, step) => (isMap(value) ? (value[step] as unknown) : undefined), document);

const isComputed = (value: unknown): boolean => value instanceof FieldValue && !value.isEqual(FieldValue.delete());

/** Returns a copy of a document with some fields changed, each named by its path. */
function changed(path: string, document: DocumentData, changes: DocumentData): DocumentData {
  return Object.entries(changes).reduce((fields, [field, value]) => {
    if (isComputed(value))
      throw new Error(`${path}: ${field} is computed by the database, so it is not known in this unit of work`);
    return withField(fields, field.split('.'), value);
  }, document);
}

function withField(fields: unknown, [step, ...deeper]: readonly string[], value: unknown): DocumentData {
  const { [step ?? '']: inner, ...others } = isMap(fields) ? fields : {};
  if (step === undefined) return others;
  if (deeper.length > 0) return { ...others, [step]: withField(inner, deeper, value) };
  return value instanceof FieldValue ? others : { ...others, [step]: value };
}

import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import type { z } from 'zod';
import type { SecretGroup } from '../config/secret-groups.ts';
import type { Database } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { sumCounts, type Counts } from './counters.ts';
import type { DueNotification } from './notifications.ts';
import type { Check, CheckPage } from './recheck.ts';

export type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** An effect of a trigger on a written document. Events may come late, repeatedly and in any order. */
export type Effect = (deps: Dependencies, event: WrittenEvent) => Promise<void>;

/** Fields that documents copy from others, and the copies that a written document affects. */
export interface Copy {
  /** Returns the key of the copies that an event affects, null for none; by default the id of the written document. */
  readonly keyOf?: (event: WrittenEvent) => string | null;
  /** Updates the copies with this key. It may run late and repeatedly. */
  readonly update: (db: Database, key: string) => Promise<void>;
  /** Compare all copies with their sources, each those of one collection, by its name. */
  readonly checks: Readonly<Record<string, CheckPage>>;
}

/** Compares all copies of one kind with their sources. */
export const checkCopies = ({ checks, update }: Copy): Check[] =>
  Object.entries(checks).map(([name, page]) => ({ name: `copies in ${name}`, page, update }));

/** Documents that count together because the contribution of each depends on the others. */
interface GroupCounters<Document> {
  /** The field whose value says which documents count together. */
  readonly groupedBy: string;
  readonly of: (documents: readonly Document[]) => readonly Counts[];
}

/**
 * Declares everything that is derived from the documents of one collection. Both its trigger and `npm run repair` use it. Everything depends on a document's
 * current state, and everything but updates and effects is pure.
 */
export interface Projections<S extends z.ZodType = z.ZodType, Trigger extends string = string> {
  /** The name under which the trigger is deployed. */
  readonly trigger: Trigger;
  readonly collection: CollectionName;
  readonly schema: S;
  /** Amounts that a document adds to counters of other documents. */
  readonly counters?: ((document: z.output<S>) => readonly Counts[]) | GroupCounters<z.output<S>>;
  /** Fields of a document that follow from its other fields, such as the words it is found by. */
  readonly derivedFields?: (document: z.output<S>) => Readonly<Record<string, unknown>>;
  /** Notifications that a document causes. */
  readonly notifications?: (document: z.output<S>) => readonly DueNotification[];
  /** Kinds of its notifications that ask somebody to look at the document: only the latest remains, and none once the document was taken back. */
  readonly requests?: readonly NotificationKind[];
  /** Those of the requests that go as well when the document, though still there, calls for them no more. */
  readonly recalled?: readonly NotificationKind[];
  /** Copies of these fields in documents of other collections. */
  readonly copies?: readonly Copy[];
  /** The public copy of a document, its counters and derived fields included. */
  readonly publicPart?: Copy;
  /** Other effects, which are not repaired. */
  readonly effects?: readonly Effect[];
  /** The secrets that its effects use; none when left out. */
  readonly secrets?: readonly SecretGroup[];
  /** How long the trigger may run; a minute when left out. */
  readonly timeoutSeconds?: number;
}

/** Declares the projections of one collection: `functions/src/projections.ts` lists all declarations. */
export const defineProjections = <S extends z.ZodType, const Trigger extends string>(
  projections: Projections<S, Trigger>,
): Projections<S, Trigger> => projections;

/** Returns the amounts that documents which count together add to counters of other documents. */
export function countsOf<S extends z.ZodType>({ counters }: Projections<S>, documents: readonly z.output<S>[]): Counts {
  if (!counters) return {};
  return sumCounts(typeof counters === 'function' ? documents.flatMap(counters) : counters.of(documents));
}

/** The field whose value says which documents count together; nothing when each counts alone. */
export const groupingOf = ({ counters }: Projections): string | undefined =>
  typeof counters === 'object' ? counters.groupedBy : undefined;

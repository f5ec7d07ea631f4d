import { settleDerivedFields, type DerivedFields } from './derived-fields.ts';
import { settleNotices, type NoticeSource } from './notices.ts';
import { settleTally, type TallySource } from './tally.ts';
import type { Reaction, WrittenEvent } from './written-trigger.ts';

/** Keeps the numbers derived from a kind of document. */
export function keepTally(source: TallySource): Reaction {
  return ({ db }, event) => settleTally(db, source, keyOf(source, event));
}

/** Keeps the fields of a document that follow from its other fields. */
export function keepDerivedFields(source: DerivedFields): Reaction {
  return ({ db }, { params }) => settleDerivedFields(db, source, params.id);
}

/** Tells people what a document calls for. */
export function tellPeople(source: NoticeSource): Reaction {
  return ({ db, clock }, { params }) => settleNotices(db, source, params.id, clock.now());
}

function keyOf({ groupedBy }: TallySource, event: WrittenEvent): string {
  if (groupedBy === undefined) return event.params.id;
  const { before, after } = event.data ?? {};
  const key: unknown = (after?.exists ? after : before)?.get(groupedBy);
  if (typeof key !== 'string') throw new Error(`${event.document} has no ${groupedBy}`);
  return key;
}

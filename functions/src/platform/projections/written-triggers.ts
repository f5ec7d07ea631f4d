import { secretsOf, triggeringDatabase } from '../config/function-options.ts';
import type { CloudFunction } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { z } from 'zod';
import { parseStored } from '../database/collection.ts';
import { runTrigger } from '../run-trigger.ts';
import { updateDerivedFields } from './derived-fields.ts';
import { createNotifications } from './notifications.ts';
import { groupingOf, type Copy, type Effect, type Projections, type WrittenEvent } from './projection.ts';
import { updateCounters } from './tally.ts';

/** Creates the triggers that keep projections, one for each collection, by their names. */
export function writtenTriggers<const All extends readonly Projections[]>(
  all: All,
): Readonly<Record<All[number]['trigger'], CloudFunction<WrittenEvent>>> {
  return Object.fromEntries(all.map((projections) => [projections.trigger, writtenTrigger(projections)])) as Record<
    All[number]['trigger'],
    CloudFunction<WrittenEvent>
  >;
}

/**
 * Creates a trigger that updates everything when a document was written. If one update fails, the others still run, and the event is delivered again to all.
 */
function writtenTrigger(projections: Projections): CloudFunction<WrittenEvent> {
  const { collection, secrets = [], timeoutSeconds, trigger: name } = projections;
  const effects = [...updatesOf(projections), ...(projections.effects ?? [])];
  return onDocumentWritten(
    {
      document: `${collection}/{id}` as const,
      database: triggeringDatabase,
      retry: true,
      secrets: secretsOf(secrets),
      ...(timeoutSeconds && { timeoutSeconds }),
    },
    (event) =>
      runTrigger({ name, secrets }, event, async (deps) => {
        const outcomes = await Promise.allSettled(effects.map(async (effect) => await effect(deps, event)));
        const failures = outcomes.flatMap((outcome) =>
          outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
        );
        if (failures.length > 0)
          throw new AggregateError(failures, `${event.document}: ${failures.map(String).join('; ')}`);
      }),
  );
}

function updatesOf(projections: Projections): Effect[] {
  const { counters, derivedFields, notifications, copies = [], publicPart } = projections;
  const updates: Effect[] = [];
  if (counters) updates.push(({ db }, event) => updateCounters(db, projections, counterKey(projections, event)));
  if (derivedFields) updates.push(({ db }, { params }) => updateDerivedFields(db, projections, params.id));
  if (notifications) {
    updates.push(({ db, clock }, { params }) => createNotifications(db, projections, params.id, clock.now()));
  }
  return [...updates, ...[...copies, ...(publicPart ? [publicPart] : [])].map(updateOfCopy)];
}

function updateOfCopy({ keyOf = ({ params }) => params.id, update }: Copy): Effect {
  return async ({ db }, event) => {
    const key = keyOf(event);
    if (key !== null) await update(db, key);
  };
}

function counterKey(projections: Projections, event: WrittenEvent): string {
  const groupedBy = groupingOf(projections);
  if (groupedBy === undefined) return event.params.id;
  const { before, after } = event.data ?? {};
  const fields = (after?.exists ? after : before)?.data() ?? {};
  const at = { collection: projections.collection, id: event.params.id };
  return parseStored(z.object({ key: z.string() }), { key: fields[groupedBy] as unknown }, at).key;
}

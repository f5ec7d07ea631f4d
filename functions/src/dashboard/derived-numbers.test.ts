import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { PersonRecord } from '@doubloon/contract/records/record.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { conversationDocument } from '../../testing/message-documents.ts';
import { CREATOR, OWNER, SOURCE_DOCUMENTS } from '../../testing/source-documents.ts';
import { storeDocument } from '../../testing/store-documents.ts';

import { countsOf, type Projections } from '../platform/projections/projection.ts';
import { missingFrom, sumCounts, type Counts } from '../platform/projections/counters.ts';
import { COUNTER_PLACES, PROJECTIONS } from '../projections.ts';

const COUNTED: readonly Projections[] = (PROJECTIONS as readonly Projections[]).filter(({ counters }) => counters);

/** Generates documents of a source, in any state they can be in, with their counts; they fit their schema. */
function anyCountsOf(source: Projections): fc.Arbitrary<Counts> {
  const { collection, schema } = source;
  const documents = SOURCE_DOCUMENTS[collection];
  if (!documents) throw new Error(`There are no documents of ${collection} to try`);
  return documents.map((list) =>
    countsOf(
      source,
      list.map((document) => schema.parse(document)),
    ),
  );
}

/** Two documents of every counted source. */
const sources = COUNTED.flatMap((source) =>
  ['1', '2'].map((key) => ({ name: `${source.collection} ${key}`, counts: anyCountsOf(source) })),
);
const names = sources.map(({ name }) => name);

/** The steps of a history: a source changes (or is deleted), or an event about one arrives, however late and however often. */
const step = fc.oneof(
  ...sources.map(({ name, counts }) => fc.record({ change: fc.constant(name), to: fc.oneof(counts, fc.constant({})) })),
  { weight: sources.length, arbitrary: fc.record({ eventOf: fc.constantFrom(...names) }) },
);

/** Counts one source anew, as `updateCounters` does it in its transaction. */
function count(
  source: string,
  state: { sources: Map<string, Counts>; tallies: Map<string, Counts>; derived: Counts },
): void {
  const now = state.sources.get(source) ?? {};
  state.derived = sumCounts([state.derived, missingFrom(state.tallies.get(source) ?? {}, now)]);
  state.tallies.set(source, sumCounts([now]));
}

/** A document of each kind that numbers are kept in, with none counted yet. */
const EMPTY: Partial<Record<string, object>> = {
  [COLLECTIONS.dashboards]: Dashboard.parse({}),
  [COLLECTIONS.records]: PersonRecord.parse({}),
  [COLLECTIONS.campaigns]: campaignDocument({ id: 'campaign1', ownerId: OWNER }),
  [COLLECTIONS.stores]: storeDocument({ id: CREATOR }),
  [COLLECTIONS.affiliateLinks]: { counts: { clicks: 0, signUps: 0 } },
  [COLLECTIONS.conversations]: conversationDocument({ id: 'cnv1', participantIds: [CREATOR, OWNER] }),
};

describe('derived numbers', () => {
  it('equal a recount after any sequence of changes with events repeated, late and out of order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.shuffledSubarray(names), (steps, lastEvents) => {
        const state = {
          sources: new Map<string, Counts>(),
          tallies: new Map<string, Counts>(),
          derived: {},
        };
        for (const one of steps) {
          if ('eventOf' in one) count(one.eventOf, state);
          else state.sources.set(one.change, one.to);
        }
        // Every event arrives at least once after the change it is about; which others come again, and in which order, is open.
        const others = names.filter((name) => !lastEvents.includes(name));
        for (const source of [...lastEvents, ...others, ...lastEvents]) count(source, state);
        expect(state.derived).toEqual(sumCounts([...state.sources.values()]));
      }),
    );
  });

  it.each(COUNTED.map((source) => [source.collection, source] as const))(
    'that follow from %s have a place, below the field that a recount compares',
    (_name, source) => {
      const found = fc.sample(anyCountsOf(source), { numRuns: 100, seed: 1 });
      const places = found.flatMap((counts) =>
        Object.entries(counts).flatMap(([target, amounts]) =>
          Object.keys(amounts).map((path) => ({ collection: target.split('/')[0] ?? '', path })),
        ),
      );
      expect(places.length).toBeGreaterThan(0);
      for (const { collection, path } of places) {
        if (collection === COLLECTIONS.dailyFigures) {
          expect(path).toMatch(/^(?:paidIn|paidOut|views)\.\d{4}-\d\d-\d\d$/);
          continue;
        }
        expect(EMPTY[collection], collection).toHaveProperty(path, 0);
        const below = COUNTER_PLACES.find((place) => place.collection === collection)?.below;
        expect(below === null || path.startsWith(`${below}.`), `${collection} ${path}`).toBe(true);
      }
    },
  );
});

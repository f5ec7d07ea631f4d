import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignDocument, conversationDocument } from '../../testing/documents.ts';
import { CREATOR, OWNER, SOURCE_DOCUMENTS } from '../../testing/source-documents.ts';
import { storeDocument } from '../../testing/store-documents.ts';
import { TALLIED_NUMBERS, TALLY_SOURCES } from '../derivations.ts';
import { missingFrom, sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** What documents of a source contribute, in any state they can be in; they fit their schema. */
function contributionsOf({ collection, schema, contributions }: TallySource): fc.Arbitrary<Contributions> {
  const documents = SOURCE_DOCUMENTS[collection];
  if (!documents) throw new Error(`There are no documents of ${collection} to try`);
  return documents.map((list) => contributions(list.map((document) => schema.parse(document))));
}

/** Two of every source there is. */
const sources = TALLY_SOURCES.flatMap((source) =>
  ['1', '2'].map((key) => ({ name: `${source.collection} ${key}`, contributions: contributionsOf(source) })),
);
const names = sources.map(({ name }) => name);

/** What happens: a source changes (or is deleted), or an event about one arrives, however late and however often. */
const step = fc.oneof(
  ...sources.map(({ name, contributions }) =>
    fc.record({ change: fc.constant(name), to: fc.oneof(contributions, fc.constant({})) }),
  ),
  { weight: sources.length, arbitrary: fc.record({ settle: fc.constantFrom(...names) }) },
);

/** One settled source, as `settleTally` does it in its transaction. */
function settle(
  source: string,
  state: { sources: Map<string, Contributions>; tallies: Map<string, Contributions>; derived: Contributions },
): void {
  const now = state.sources.get(source) ?? {};
  state.derived = sumContributions([state.derived, missingFrom(state.tallies.get(source) ?? {}, now)]);
  state.tallies.set(source, sumContributions([now]));
}

/** A document of each kind that numbers are kept in, with none counted yet. */
const EMPTY: Partial<Record<string, object>> = {
  [COLLECTIONS.dashboards]: Dashboard.parse({}),
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
          sources: new Map<string, Contributions>(),
          tallies: new Map<string, Contributions>(),
          derived: {},
        };
        for (const one of steps) {
          if ('settle' in one) settle(one.settle, state);
          else state.sources.set(one.change, one.to);
        }
        // Every event arrives at least once after the change it is about; which others come again, and in which order, is open.
        const unsettled = names.filter((name) => !lastEvents.includes(name));
        for (const source of [...lastEvents, ...unsettled, ...lastEvents]) settle(source, state);
        expect(state.derived).toEqual(sumContributions([...state.sources.values()]));
      }),
    );
  });

  it.each(TALLY_SOURCES.map((source) => [source.collection, source] as const))(
    'that follow from %s have a place, below the field that a recount compares',
    (_name, source) => {
      const found = fc.sample(contributionsOf(source), { numRuns: 100, seed: 1 });
      const places = found.flatMap((contributions) =>
        Object.entries(contributions).flatMap(([target, amounts]) =>
          Object.keys(amounts).map((path) => ({ collection: target.split('/')[0] ?? '', path })),
        ),
      );
      expect(places.length).toBeGreaterThan(0);
      for (const { collection, path } of places) {
        expect(EMPTY[collection], collection).toHaveProperty(path, 0);
        const below = TALLIED_NUMBERS[collection as keyof typeof TALLIED_NUMBERS];
        expect(below === null || path.startsWith(`${below}.`), `${collection} ${path}`).toBe(true);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { runSequences } from '../../money/property.ts';
import { deps } from '../../support/api.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';

describe('money, in random sequences on the engine', () => {
  // Would show where the database in memory behaves differently; `npm run soak:money` runs many more sequences in memory.
  it.each([1, 2, 3].slice(0, caseBudget(1, 3)))(
    'keeps every promise after every step: seed %d',
    { timeout: 600_000 },
    async (seed) => {
      await emptyOwnDatabase();
      const { firestore } = deps().db;
      const { failure, tally } = await runSequences(
        { count: 1, seed },
        { openDatabase: () => ({ db: firestore, look: firestore }) },
      );
      expect(failure?.report).toBeUndefined();
      expect(tally.steps).toBeGreaterThanOrEqual(36);
    },
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import { emptyLoot } from './create-loot-values.ts';
import { forgetPaidDraft, keepLootDraft, readLootDraft } from './loot-draft.ts';

const values = { ...emptyLoot, title: 'Iced Tea', budget: 'not yet' };

beforeEach(() => sessionStorage.clear());

describe('the draft of a loot', () => {
  it('comes back as it was typed, for the same person only', () => {
    keepLootDraft(sessionStorage, { uid: 'u1', checkoutId: null, values });
    expect(readLootDraft(sessionStorage, 'u1')).toEqual(values);
    expect(readLootDraft(sessionStorage, 'u2')).toBeUndefined();
  });

  it('is forgotten once its own checkout is paid, and not for another', () => {
    keepLootDraft(sessionStorage, { uid: 'u1', checkoutId: 'cs_2', values });
    forgetPaidDraft(sessionStorage, 'cs_1');
    expect(readLootDraft(sessionStorage, 'u1')).toEqual(values);
    forgetPaidDraft(sessionStorage, 'cs_2');
    expect(readLootDraft(sessionStorage, 'u1')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"uid":"u1","checkoutId":null,"values":{"title":1}}'])(
    'is nothing when %j is stored',
    (stored) => {
      sessionStorage.setItem('loot_draft', stored);
      expect(readLootDraft(sessionStorage, 'u1')).toBeUndefined();
      expect(() => forgetPaidDraft(sessionStorage, 'cs_1')).not.toThrow();
    },
  );
});

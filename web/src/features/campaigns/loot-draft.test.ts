import { describe, expect, it } from 'vitest';
import { emptyLoot } from './create-loot-values.ts';
import { isDraftOf, lootDraftOf, textOfLootDraft } from './loot-draft.ts';

const values = { ...emptyLoot, title: 'Iced Tea', budget: 'not yet' };

describe('the draft of a loot', () => {
  it('comes back as it was typed', () => {
    expect(lootDraftOf(textOfLootDraft({ checkoutId: null, values }))?.values).toEqual(values);
  });

  it('belongs to the checkout it was taken to, and to no other', () => {
    const kept = textOfLootDraft({ checkoutId: 'cs_2', values });
    expect(isDraftOf('cs_2', kept)).toBe(true);
    expect(isDraftOf('cs_1', kept)).toBe(false);
    expect(isDraftOf('cs_1', undefined)).toBe(false);
  });

  it.each([undefined, null, '', '{', 'null', '[]', '{"checkoutId":null,"values":{"title":1}}'])(
    'is nothing when %j is kept',
    (kept) => expect(lootDraftOf(kept)).toBeUndefined(),
  );
});

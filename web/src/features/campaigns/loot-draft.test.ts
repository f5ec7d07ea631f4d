import { describe, expect, it } from 'vitest';
import { emptyLoot } from './create-loot-values.ts';
import { lootDraftOf, renewed, textOfLootDraft } from './loot-draft.ts';

const values = { ...emptyLoot, title: 'Iced Tea', budget: 'not yet' };

describe('the draft of a loot', () => {
  it('comes back as it was typed', () => {
    const draft = { id: 'draft-one', checkoutId: 'cs_2', changed: true, values };
    expect(lootDraftOf(textOfLootDraft(draft))).toEqual(draft);
  });

  it('from before drafts had ids gets one', () => {
    const kept = lootDraftOf(JSON.stringify({ checkoutId: 'cs_2', values }));
    expect(kept).toMatchObject({ checkoutId: 'cs_2', changed: false });
    expect(kept?.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('of another loot has an id of its own, and was taken to no checkout', () => {
    const other = renewed({ values });
    expect(other).toMatchObject({ checkoutId: null, changed: false, values });
    expect(other.id).not.toBe(renewed({ values }).id);
  });

  it.each([undefined, null, '', '{', 'null', '[]', '{"checkoutId":null,"values":{"title":1}}'])(
    'is nothing when %j is kept',
    (kept) => expect(lootDraftOf(kept)).toBeUndefined(),
  );
});

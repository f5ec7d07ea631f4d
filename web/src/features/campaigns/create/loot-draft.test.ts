import { DraftId } from '@doubloon/contract/payments/checkout.ts';
import { describe, expect, it } from 'vitest';
import { emptyLoot } from './create-loot-values.ts';
import { LootDraft, newLootDraft, renewed } from './loot-draft.ts';

const values = { ...emptyLoot, title: 'Iced Tea', budget: 'not yet' };

describe('the draft of a loot', () => {
  it('comes back as it was typed', () => {
    const draft = {
      id: 'draft-one',
      checkoutId: 'cs_2',
      changed: true,
      hasCover: true,
      fileNames: ['tea.pdf'],
      values,
    };
    expect(LootDraft.parse(draft)).toEqual(draft);
  });

  it('from before drafts had ids gets one', () => {
    const kept = LootDraft.parse({ checkoutId: 'cs_2', values });
    expect(kept).toMatchObject({ checkoutId: 'cs_2', changed: false, hasCover: false, fileNames: [] });
    expect(DraftId.safeParse(kept.id).success).toBe(true);
    expect(LootDraft.parse({ checkoutId: null, values }).id).toBe(kept.id);
  });

  it('of a new loot has an id of its own, and was taken to no checkout', () => {
    const draft = newLootDraft();
    expect(draft).toMatchObject({ checkoutId: null, changed: false });
    expect(DraftId.safeParse(draft.id).success).toBe(true);
    expect(draft.id).not.toBe(newLootDraft().id);
  });

  it('that was paid for and changed gets the same new id in every tab, each time another', () => {
    const draft = { ...newLootDraft(), checkoutId: 'cs_2', changed: true, values };
    expect(renewed(draft)).toEqual(renewed(draft));
    expect(renewed(draft)).toMatchObject({ checkoutId: null, changed: false, values });
    const ids = [draft.id, renewed(draft).id, renewed(renewed(draft)).id];
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => DraftId.safeParse(id).success)).toBe(true);
  });

  it.each([null, [], { checkoutId: null, values: { title: 1 } }])('is nothing when %j is kept', (kept) =>
    expect(LootDraft.safeParse(kept).success).toBe(false),
  );
});

import { DOCUMENT_ACCESS, RELATIONS } from '@doubloon/contract/calls/access.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { fieldsOfSchema, unlistedFields } from '../support/borders/document-fields.ts';
import { READABLE_FIELDS } from '../support/borders/readable-fields.ts';

describe.each(Object.values(COLLECTIONS))('documents of %s', (name) => {
  const { get, list, hiddenWhile } = DOCUMENT_ACCESS[name];
  const readers = RELATIONS.filter((relation) => get.includes(relation) || list[relation] !== undefined);
  const readable = READABLE_FIELDS[name];

  it('are read directly by those for whom their fields are listed, and by nobody when none are', () => {
    expect([...(readable?.readers ?? [])].sort()).toEqual(readers.sort());
  });

  it('have no field that is in no list, and no list has a field that is gone', () => {
    expect(readable ? fieldsOfSchema(readable.schema).sort() : []).toEqual([...(readable?.fields ?? [])].sort());
  });

  it('are hidden by a field that their readers get', () => {
    if (hiddenWhile) expect(readable?.fields).toContain(hiddenWhile.field);
  });
});

describe('what everybody may read', () => {
  it('says nothing of what waits for an owner, who holds a loot back and why it closed', () => {
    const said = READABLE_FIELDS.publicCampaigns?.fields ?? [];
    expect(said.filter((field) => /pending|moderat|held|reason/i.test(field))).toEqual([]);
    expect(said).toContain('counts.applications');
  });
});

describe('a field that is in no list', () => {
  it('is found in a document, however deep', () => {
    const listed = ['id', 'counts.views', 'images[].id', 'links.*', 'decision.at'];
    const fine = { id: 'x', counts: { views: 1 }, images: [{ id: 1 }], links: { youtube: 'y' }, decision: null };
    expect(unlistedFields(fine, listed)).toEqual([]);
    const leaking = { id: 'x', counts: { views: 1, pending: 2 }, images: [{ id: 1, path: 'p' }], heldByAdmin: false };
    expect(unlistedFields(leaking, listed)).toEqual(['counts.pending', 'images[].path', 'heldByAdmin']);
    expect(unlistedFields({ links: { a: { b: 1 } } }, listed)).toEqual(['links.a.b']);
  });
});

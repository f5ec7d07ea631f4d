import { getChatPartner } from '@doubloon/contract/messaging/operations.ts';
import { updatePresence } from '@doubloon/contract/presence/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson } from '../../support/given/people.ts';

describe('presence', () => {
  it('is what chat partners see of when somebody was last here', async () => {
    const [ada, cy] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const partner = async () => succeed(getChatPartner, { params: { id: cy.uid } }, ada);
    expect((await partner()).lastSeenAt).toBeNull();
    const first = await succeed(updatePresence, {}, cy);
    expect((await partner()).lastSeenAt).toEqual(first.lastSeenAt);
    passMinutes(5);
    const second = await succeed(updatePresence, {}, cy);
    expect(second.lastSeenAt.getTime() - first.lastSeenAt.getTime()).toBeGreaterThanOrEqual(5 * 60_000);
    expect((await partner()).lastSeenAt).toEqual(second.lastSeenAt);
    expect(Object.keys((await stored(COLLECTIONS.presence, cy.uid)) ?? {}).toSorted()).toEqual(['lastSeenAt', 'uid']);
  });

  it('is told by people who are signed in', async () => {
    expect(await refuse(updatePresence, {})).toMatchObject({ status: 401 });
  });
});

import '../../support/setup/a-least-budget.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { draftOf } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';

it('refuses a budget below the least one in words, and takes that one', async () => {
  const owner = await createPerson('business_owner');
  const checkouts = deps().db.firestore.collection(COLLECTIONS.checkouts).where('ownerId', '==', owner.uid);
  expect(await refuse(startCheckout, { body: { formData: draftOf(owner, { budget: 42_999 }) } }, owner)).toMatchObject({
    status: 422,
    code: 'invalid_input',
    message: 'A loot needs a budget of at least SGD 430',
  });
  expect((await checkouts.get()).size).toBe(0);
  const { id } = await succeed(startCheckout, { body: { formData: draftOf(owner, { budget: 43_000 }) } }, owner);
  expect(id).toMatch(/^cs_/);
});

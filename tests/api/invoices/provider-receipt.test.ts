import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import { draftOf } from '../../support/money/paid-campaigns.ts';
import { payOnHostedPage } from '../../support/money/payment-provider.ts';

describe('a payment', () => {
  it('has the provider send the receipt to whoever pays, and name the loot on the statement of their card', async () => {
    const owner = await createPerson('business_owner');
    const pay = async (title: string, customerEmail?: string) => {
      const formData = draftOf(owner, { title });
      const body = { formData, ...(customerEmail !== undefined && { customerEmail }) };
      const { id } = await succeed(startCheckout, { body }, owner);
      await payOnHostedPage(id);
      return (await deps().stripe.charges.list({ limit: 1 })).data[0];
    };
    expect(await pay('Durian <fair>')).toMatchObject({
      receipt_email: owner.email,
      calculated_statement_descriptor: 'DOUBLOON* DURIAN',
    });
    expect(await pay('榴莲', 'books@example.com')).toMatchObject({
      receipt_email: 'books@example.com',
      calculated_statement_descriptor: 'DOUBLOON* LOOT',
    });
  });
});

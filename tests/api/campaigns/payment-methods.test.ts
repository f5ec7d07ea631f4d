import type { PaymentMethod } from '@doubloon/contract/payments/payment-methods.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deps } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { endingSoon, openCheckout } from '../../support/money/paid-campaigns.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const methodsOf = async (sessionId: string) =>
  (await deps().stripe.checkout.sessions.retrieve(sessionId)).payment_method_types;

describe('a checkout takes', () => {
  it('PayNow only where the loot ends so soon that its refund by it is always possible', async () => {
    expect(await methodsOf(await openCheckout(owner))).toEqual(['card']);
    const laterOn = { endDate: dayInSingapore(addDays(new Date(), 14)) };
    expect(await methodsOf(await openCheckout(owner, laterOn))).toEqual(['card']);
    expect(await methodsOf(await openCheckout(owner, endingSoon()))).toEqual(['card', 'paynow']);
  });

  it('what a setting leaves of that', async () => {
    const paymentMethods: PaymentMethod[] = ['card'];
    const app = await startOwnApp({ config: { ...deps().config, paymentMethods } });
    const formData = {
      owner_id: owner.uid,
      title: 'Autumn loot',
      description: 'Show our tea.',
      budget: 100,
      platforms: ['tiktok'],
      ...endingSoon(),
    };
    const { body } = await app.ask('POST', '/payments/stripe/checkout', { person: owner, body: { formData } });
    expect(await methodsOf((body as { id: string }).id)).toEqual(['card']);
  });
});

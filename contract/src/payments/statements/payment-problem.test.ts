import { describe, expect, it } from 'vitest';
import { actingParty } from './payment-problem.ts';

describe('who has to act on a refused payment', () => {
  it.each([
    ['no_account', 'creator'],
    ['account_not_ready', 'creator'],
    ['campaign_budget', 'owner'],
    ['campaign_disputed', 'platform'],
    ['campaign_warned', 'platform'],
    ['platform_balance', 'platform'],
    ['provider_busy', 'owner'],
    ['constructor', 'owner'],
  ])('for %s is the %s', (reason, party) => {
    expect(actingParty(reason)).toBe(party);
  });
});

import { describe, expect, it } from 'vitest';
import { accountStatus } from './account-status.ts';
import type { Account } from './stripe-objects.ts';

const account = (fields: Partial<Account>): Account => ({
  id: 'acct_1',
  country: 'SG',
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  capabilities: { transfers: 'inactive' },
  requirements: { disabled_reason: 'requirements.past_due', currently_due: ['external_account'] },
  ...fields,
});

const ready = { details_submitted: true, payouts_enabled: true, capabilities: { transfers: 'active' } };
const checking = {
  details_submitted: true,
  requirements: {
    disabled_reason: 'requirements.pending_verification',
    currently_due: [],
    pending_verification: ['id'],
  },
};

describe('a connected account', () => {
  it.each([
    ['just opened', {}, 'pending'],
    ['ready', { ...ready, requirements: null }, 'active'],
    ['ready, with something due later', { ...ready, requirements: { currently_due: ['individual.phone'] } }, 'active'],
    ['being checked', checking, 'pending'],
    ['asked for more after it was finished', { details_submitted: true }, 'restricted'],
    [
      'checked and asked for more at once',
      { ...checking, requirements: { ...checking.requirements, currently_due: ['x'] } },
      'restricted',
    ],
    ['able to be sent money but not to pay it out', { ...ready, payouts_enabled: false }, 'restricted'],
    ['able to pay out but not to be sent money', { ...ready, capabilities: { transfers: 'pending' } }, 'restricted'],
    ['rejected', { ...ready, requirements: { disabled_reason: 'rejected.fraud' } }, 'rejected'],
  ] as const)('%s', (_case, fields, status) => {
    expect(accountStatus(account(structuredClone(fields) as Partial<Account>))).toBe(status);
  });
});

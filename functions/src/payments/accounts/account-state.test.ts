import { describe, expect, it } from 'vitest';
import { accountStatus } from './account-state.ts';
import type { Account } from '../provider/stripe-objects.ts';

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
  },
};

const looked = (reason: string) => ({
  details_submitted: true,
  requirements: { disabled_reason: reason, currently_due: [], past_due: [] },
});
const late = { disabled_reason: 'under_review', currently_due: [], past_due: ['individual.dob'] };

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
    ['looked at by the provider, which asks for nothing', looked('under_review'), 'pending'],
    ['compared with a list', looked('listed'), 'pending'],
    ['looked at, with something late', { ...looked('under_review'), requirements: late }, 'restricted'],
    ['rejected by us', { ...ready, requirements: { disabled_reason: 'rejected.platform_fraud' } }, 'rejected'],
    ['rejected', { ...ready, requirements: { disabled_reason: 'rejected.fraud' } }, 'rejected'],
    [
      'rejected by the platform, with payouts left on',
      { ...ready, requirements: { disabled_reason: 'rejected.platform_fraud' } },
      'rejected',
    ],
  ] as const)('%s', (_case, fields, status) => {
    expect(accountStatus(account(structuredClone(fields) as Partial<Account>))).toBe(status);
  });
});

describe('a connected account over time', () => {
  const due = (fields: object) => account({ details_submitted: true, ...fields });
  const opened = account({});
  const checked = account(structuredClone(checking));
  const usable = account({ ...ready, requirements: null });
  const pastDue = due({ payouts_enabled: true });
  const rejected = due({ requirements: { disabled_reason: 'rejected.fraud', currently_due: [] } });

  it.each([
    ['is set up, checked and usable', [opened, checked, usable], ['pending', 'pending', 'active']],
    [
      'is restricted when the provider asks for more, and usable again',
      [usable, pastDue, usable],
      ['active', 'restricted', 'active'],
    ],
    ['is restricted before it was ever usable', [opened, pastDue, usable], ['pending', 'restricted', 'active']],
    [
      'waits again while an answer is being checked',
      [usable, pastDue, checked, usable],
      ['active', 'restricted', 'pending', 'active'],
    ],
    ['is rejected from anywhere', [usable, rejected], ['active', 'rejected']],
    ['is usable again when the provider takes a rejection back', [rejected, usable], ['rejected', 'active']],
  ] as const)('%s', (_way, seen, statuses) => {
    expect(seen.map(accountStatus)).toEqual(statuses);
  });
});

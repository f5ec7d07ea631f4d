import type { AdminCaseView } from '@doubloon/contract/cases/case.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { describe, expect, it } from 'vitest';
import { caseDecision } from './components/cases/case-decision.ts';
import { moderationOf } from './components/loots-screen.tsx';
import { waitingCount } from './sections.ts';
import { whoMustAct } from './components/payouts-screen.tsx';

describe('the words of a decision', () => {
  const refund = { id: 'case1', kind: 'refund', amount: 8_400 } as AdminCaseView & { kind: 'refund' };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('name the amount that goes back, and that it cannot be taken back', () => {
    const decision = caseDecision(refund, 'granted');
    expect(plain(decision.title)).toBe('Grant this SGD 84.00 refund?');
    expect(decision.effect).toContain('within 10 business days');
    expect(decision.dangerous).toBe(false);
    expect(caseDecision(refund, 'refused').dangerous).toBe(true);
  });

  it('do not promise that money follows a decision about a dispute', () => {
    const dispute = { ...refund, kind: 'dispute' as const, amount: null };
    expect(caseDecision(dispute, 'granted')).toMatchObject({
      title: 'Grant this dispute?',
      effect: 'It is noted as accepted. The money follows what the bank decides, not this page.',
    });
  });

  it('reopen what is paused and approve what waits', () => {
    const loot = (status: CampaignView['status']) => ({ id: 'c', title: 'Tea', status }) as CampaignView;
    expect(moderationOf(loot('paused'), 'approve').confirm).toBe('Reopen');
    expect(moderationOf(loot('pending'), 'approve').confirm).toBe('Approve');
  });
});

describe('whoMustAct', () => {
  it.each([
    ['failed', 'no_account', /^The creator has to connect/],
    ['failed', 'account_not_ready', /^The creator has to finish/],
    ['failed', 'platform_balance', /^Doubloon has to top up/],
    ['failed', 'provider_busy', /^The owner of the loot can retry/],
    ['unresolved', 'interrupted', /^Nobody yet/],
  ] as const)('says of a %s payout for %s who it is', (status, reason, who) => {
    expect(whoMustAct({ status, failure: { reason, mended: false } })).toMatch(who);
  });

  it('says of an account that is ready by now that the owner can retry', () => {
    const failure = { reason: 'no_account', mended: true };
    expect(whoMustAct({ status: 'failed', failure })).toMatch(/ready now. The owner of the loot can retry/);
  });
});

it('counts no further than the server does', () => {
  expect([0, 99, 100].map(waitingCount)).toEqual(['0', '99', '100+']);
});

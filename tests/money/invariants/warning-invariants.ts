import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { payableOf } from '../../../functions/src/payments/payouts/payable.ts';
import { type Books, millisOf } from './books.ts';

/** Says what was set aside or let go in a loot after the issuer of its payer's card had warned of fraud, and which loot goes on. */
export function wrongAfterWarnings({ funds, groups, payouts, transfers, cases, campaigns }: Books): string[] {
  return funds.flatMap(({ campaignId, campaignTitle, fraudWarnedAt }) => {
    if (!fraudWarnedAt) return [];
    const warnedAt = millisOf(fraudWarnedAt);
    const say = (what: string) => `${campaignTitle}: ${what} after a warning of fraud`;
    const setAside = groups.filter(
      (group) =>
        group.campaignId === campaignId && group.id.endsWith('_reserved') && millisOf(group.createdAt) > warnedAt,
    );
    const letGo = payouts.filter((payout) => {
      const sentAt = transfers.find(({ id }) => id === payout.id)?.firstSentAt;
      const wasHeld = cases.some(({ id }) => id === caseIdOf('hold', payableOf(payout).id, payout.attempt));
      return payout.campaignId === campaignId && wasHeld && sentAt && millisOf(sentAt) > warnedAt;
    });
    const isOpen = campaigns.some(({ id, status }) => id === campaignId && status !== 'completed');
    return [
      ...setAside.map(({ id }) => say(`${id} sets money aside`)),
      ...letGo.map(({ id }) => say(`${id} is let go`)),
      ...(isOpen ? [say('it goes on')] : []),
    ];
  });
}

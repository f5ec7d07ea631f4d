import { LEASE_MS } from '../../../functions/src/payments/attempts/take-step.ts';
import { type Books, millisOf } from './books.ts';

/** Says what was set aside or let go in a loot after the issuer of its payer's card had warned of fraud, and which loot goes on. */
export function wrongAfterWarnings({ funds, groups, payouts, transfers, campaigns }: Books): string[] {
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
      const reserved = groups.find(({ id }) => id === `${payout.id}_${payout.attempt}_reserved`);
      // One that is not held is sent within its lease, or never.
      const wasHeld = sentAt && reserved && millisOf(sentAt) > millisOf(reserved.createdAt) + LEASE_MS;
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

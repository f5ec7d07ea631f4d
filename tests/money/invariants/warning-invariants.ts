import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import { LEASE_MS } from '../../../functions/src/payments/attempts/take-step.ts';
import { type Books, groupsOf, millisOf, payoutsOf } from './books.ts';

/** Says what of a payment was set aside or let go after its card's issuer had warned of fraud, and which loot goes on. */
export function wrongAfterWarnings(books: Books): string[] {
  const { groups, transfers, campaigns } = books;
  return books.funds.flatMap((funds) => {
    const { campaignId, campaignTitle, fraudWarnedAt, goesBack } = funds;
    if (!fraudWarnedAt) return [];
    const warnedAt = millisOf(fraudWarnedAt);
    const say = (what: string) => `${campaignTitle}: ${what} after a warning of fraud`;
    const setAside = groupsOf(books, funds).filter(
      (group) => group.id.endsWith('_reserved') && millisOf(group.createdAt) > warnedAt,
    );
    const letGo = payoutsOf(books, funds).filter((payout) => {
      const sentAt = transfers.find(({ id }) => id === payout.id)?.firstSentAt;
      const reserved = groups.find(({ id }) => id === `${payout.id}_${payout.attempt}_reserved`);
      // One that is not held is sent within its lease, or never.
      const wasHeld = sentAt && reserved && millisOf(sentAt) > millisOf(reserved.createdAt) + LEASE_MS;
      return wasHeld && sentAt && millisOf(sentAt) > warnedAt;
    });
    const sentAgain = payoutsOf(books, funds).filter((payout) => {
      const { firstSentAt, lastSentAt } = transfers.find(({ id }) => id === payout.id) ?? {};
      return firstSentAt && lastSentAt && millisOf(lastSentAt) > Math.max(millisOf(firstSentAt), warnedAt);
    });
    // A payment that goes back for its own risk stops nobody.
    const isOpen = !goesBack && campaigns.some(({ id, status }) => id === campaignId && status !== 'completed');
    return [
      ...setAside.map(({ id }) => say(`${id} sets money aside`)),
      ...letGo.map(({ id }) => say(`${id} is let go`)),
      ...sentAgain.map(({ id }) => say(`${id} is sent again`)),
      ...(isOpen ? [say('it goes on')] : []),
    ];
  });
}

/** Says which payments go on although the product was told, by the provider's own objects, that the issuer of their card warns of fraud. */
export function unheardWarnings({ funds }: Books, { store }: StandIn, wasToldOf: (id: string) => boolean): string[] {
  return store.state.fraudWarnings.values().flatMap(({ id, charge, actionable }) => {
    const warned = funds.find(({ chargeId }) => chargeId === charge);
    const isUnheard = actionable && warned?.fraudWarnedAt === null && wasToldOf(id);
    return isUnheard ? [`${warned.campaignTitle}: nobody has heard the warning ${id}`] : [];
  });
}

/** Says what was paid from the platform's bank although the issuer of the card had warned of fraud: whoever has paid by it may be a thief. */
export function settledForThieves({ funds }: Books): string[] {
  return funds.flatMap(({ campaignTitle, fraudWarnedAt, warnedLateAt, settlements }) => {
    const warnings = [fraudWarnedAt, warnedLateAt].filter((at) => at !== null && at !== undefined);
    return settlements
      .filter(({ settledAt }) => warnings.some((at) => millisOf(settledAt) > millisOf(at)))
      .map(({ id }) => `${campaignTitle}: ${id} is paid from the bank of the platform after a warning of fraud`);
  });
}

import type { LedgerAccount } from '@doubloon/contract/payments/ledger.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import type { Books } from './books.ts';
import { sum } from './invariants.ts';

/** How a dispute's end at the provider is called in the books. */
const ENDED: Readonly<Record<string, string>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  prevented: 'lost',
};

/** Says which disputes ended otherwise in the books than at the provider, or took something else there. */
export function wrongDisputes({ funds, groups, campaigns }: Books, { store }: StandIn): string[] {
  return funds.flatMap(({ campaignId, campaignTitle, disputes, balances, terms }) => {
    const own = groups.filter((group) => group.campaignId === campaignId);
    return disputes.flatMap(({ id, status }) => {
      const say = (what: string) => [`${campaignTitle}: the dispute ${id} (${status}) ${what}`];
      const there = store.state.disputes.get(id);
      if (!there) return say('is not at the provider');
      if (status === 'open') return [];
      if (ENDED[there.status] !== status) return say(`is ${there.status} there`);
      const closed = own.find((group) => group.id === `${id}_closed`);
      const moved = (account: LedgerAccount) => centsOf(closed ? [closed] : [], account);
      const isAll = status === 'lost' && there.amount >= totalPayableCents(terms.budgetCents);
      const loot = campaigns.find((one) => one.id === campaignId);
      if (isAll && balances.available + balances.disputed === 0 && loot?.status !== 'completed')
        return say('has taken all there was, and the loot goes on');
      const taken = moved('refunded') - moved('fee') + moved('loss');
      const due = status === 'lost' ? there.amount : 0;
      if (taken !== due) return say(`took ${taken} cents, not ${due}`);
      const upToThen = own.filter(({ createdAt }) => closed !== undefined && createdAt <= closed.createdAt);
      return moved('loss') > 0 && centsOf(upToThen, 'fee') > 0
        ? say('is a loss, although there is a fee to take it from')
        : [];
    });
  });
}

function centsOf(groups: Books['groups'], account: LedgerAccount): number {
  const entries = groups.flatMap((group) => group.entries).filter((entry) => entry.account === account);
  return sum(entries, ({ amountCents }) => amountCents);
}

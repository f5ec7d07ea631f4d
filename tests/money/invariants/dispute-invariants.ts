import type { LedgerAccount } from '@doubloon/contract/payments/ledger.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import { type Books, groupsOf } from './books.ts';
import { sum } from './invariants.ts';

/** How a dispute's end at the provider is called in the books. */
const ENDED: Readonly<Record<string, string>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  prevented: 'lost',
};

/** A group of entries by which a dispute was decided, or its decision undone. */
const DECIDED = /_(closed|reopened)(_\d+)?$/;

/** Says which disputes ended otherwise in the books than at the provider, or took something else there; not of one whose news is still on its way. */
export function wrongDisputes(
  books: Books,
  { store }: StandIn,
  isToldOf: (id: string) => boolean = () => true,
): string[] {
  return books.funds.flatMap((funds) => {
    const { campaignId, campaignTitle, disputes, balances, goesBack } = funds;
    const own = groupsOf(books, funds);
    return disputes.flatMap(({ id, status }) => {
      const say = (what: string) => [`${campaignTitle}: the dispute ${id} (${status}) ${what}`];
      const there = store.state.disputes.get(id);
      if (!there) return say('is not at the provider');
      if (status === 'open' || !isToldOf(id)) return [];
      if (ENDED[there.status] !== status) return say(`is ${there.status} there`);
      const decided = own.filter((group) => DECIDED.test(group.id) && group.id.startsWith(`${id}_`));
      const closed = decided.findLast((group) => group.id.startsWith(`${id}_closed`));
      const moved = (account: LedgerAccount) => centsOf(decided, account);
      const isAll = status === 'lost' && there.amount >= totalPayableCents(balances.funded);
      const loot = books.campaigns.find((one) => one.id === campaignId);
      if (isAll && !goesBack && balances.available + balances.disputed === 0 && loot?.status !== 'completed')
        return say('has taken all there was, and the loot goes on');
      const taken = moved('refunded') - moved('fee') + moved('loss');
      const due = -sum(there.balance_transactions, ({ amount }) => amount);
      if (taken !== due) return say(`took ${taken} cents, not ${due}`);
      const upToThen = closed ? own.slice(0, own.indexOf(closed) + 1) : [];
      return closed && centsOf([closed], 'loss') > 0 && centsOf(upToThen, 'fee') > 0
        ? say('is a loss, although there is a fee to take it from')
        : [];
    });
  });
}

function centsOf(groups: Books['groups'], account: LedgerAccount): number {
  const entries = groups.flatMap((group) => group.entries).filter((entry) => entry.account === account);
  return sum(entries, ({ amountCents }) => amountCents);
}

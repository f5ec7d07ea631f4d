import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { spanName } from '../../shared/ui/figures/time.ts';

interface PayoutsOfMonth {
  /** Name of the month, such as `November 2026`. */
  name: string;
  payouts: readonly PayoutView[];
  /** Cents that were paid in it and not taken back; null while more of the month may not be loaded. */
  paid: number | null;
}

const two = (part: number) => String(part).padStart(2, '0');
const firstDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-01`;

/** Groups payouts that are in the order of their time by the visitor's months; `more` says that others follow. */
export function payoutsByMonth(payouts: readonly PayoutView[], more: boolean): PayoutsOfMonth[] {
  const groups = [...Map.groupBy(payouts, ({ created_at: at }) => firstDay(at))];
  return groups.map(([first, ofMonth], index) => ({
    name: spanName(first, first, true).name,
    payouts: ofMonth,
    paid: more && index === groups.length - 1 ? null : sumPaid(ofMonth),
  }));
}

const sumPaid = (payouts: readonly PayoutView[]) =>
  payouts.reduce(
    (sum, { status, amount, taken_back: takenBack }) => (status === 'paid' ? sum + amount - takenBack : sum),
    0,
  );

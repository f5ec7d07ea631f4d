import type { ReceiptView } from '@doubloon/contract/payments/receipt.ts';
import { formatCents, formatNumber } from '../ui/numbers.ts';

/** How the counted views of one post come about, in words. */
export function countedViewsFormula({
  views,
  baseline_views: before,
}: {
  views: number;
  baseline_views: number;
}): string {
  if (before === 0) return `${formatNumber(views)} views, all of them counted`;
  return `${formatNumber(views)} views − ${formatNumber(before)} that it had before`;
}

/** How the entitlement of a receipt comes about, in words; amounts in cents. */
export function earnedFormula({
  payout_model: model,
  budget,
  creator_slots: slots,
  creator_cap: cap,
  expected_reach: reach,
  counted_views: views,
  share_percent: share,
}: Omit<ReceiptView, 'posts'>): string {
  if (model === 'budget_share') {
    const part = slots === 1 ? formatCents(budget) : `${formatCents(budget)} ÷ ${slots} creators`;
    return `Budget share: ${part} × ${share}%`;
  }
  const paidFor = `${formatNumber(Math.min(views, reach))} of ${formatNumber(reach)} views`;
  const capped = cap === null ? '' : `, at most ${formatCents(cap)} per creator`;
  return `Per view: ${paidFor} × ${formatCents(budget)} × ${share}%${capped}`;
}

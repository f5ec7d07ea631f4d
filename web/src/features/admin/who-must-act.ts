import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { payoutActors } from '../../shared/text/admin.ts';

interface Attention extends Pick<PayoutView, 'status'> {
  readonly failure: { readonly reason: string } | null;
}

/** Who has to do something before a payout that did not arrive can arrive. */
export function whoMustAct({ status, failure }: Attention): string {
  if (status === 'unresolved') return 'Nobody yet: Doubloon asks Stripe by itself how it ended.';
  return (failure && payoutActors[failure.reason]) ?? 'The owner of the loot can retry it.';
}

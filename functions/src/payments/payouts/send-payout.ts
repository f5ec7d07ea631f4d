import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { firstSend, takeStep, type Asking, type Step } from '../attempts/take-step.ts';
import { hasOpenDispute, openLossCents } from '../ledger/freed-money.ts';
import {
  CAMPAIGN_BUDGET,
  CAMPAIGN_DISPUTED,
  CAMPAIGN_WARNED,
  INTERRUPTED,
  type PaymentFailure,
  paymentRefused,
} from '../statements/payment-refusal.ts';
import type { MadeTransfer, PayoutDependencies, TransferSource } from './payable.ts';
import { settlePayout, type Settled } from './settle-payout.ts';

/**
 * Sends what is set aside and settles the answer; one whose loot's payment was warned of or disputed since fails unsent. Throws the refusal when its lease had run
 * out and it was released. Reads up to 10, writes up to 10.
 */
export function sendPayout(
  deps: PayoutDependencies,
  { id, attempt }: Payout,
  source: TransferSource,
): Promise<Settled> {
  return takeStep(deps, async (tx) => {
    const payout = await tx.payouts.get(id);
    const begins = payout.attempt === attempt && payoutLife.can(payout.status, 'send');
    const sending = begins ? startSending(payout, deps) : payout;
    if (sending.status !== 'sending' || sending.attempt !== attempt) throw paymentRefused(INTERRUPTED);
    const stop = begins && findStop(await tx.campaignFunds.get(fundsIdOf(payout)));
    if (stop) {
      const outcome = { kind: 'failed', failure: stop, again: true } as const;
      return { kind: 'done', result: await settlePayout(tx, deps, { sent: payout, outcome, now: deps.clock.now() }) };
    }
    tx.payouts.put(sending);
    return askForTransfer(deps, 'send', sending, source);
  });
}

function startSending(payout: FullPayout, { clock }: PayoutDependencies): FullPayout {
  const now = clock.now();
  const { times, checkAt } = firstSend(now);
  return { ...payout, ...payoutLife.move(payout, 'send'), ...times, checkAt, updatedAt: now };
}

/** The step that asks the provider for a stored payout's transfer and settles the answer. */
export function askForTransfer(
  deps: PayoutDependencies,
  kind: Asking,
  payout: FullPayout,
  source: TransferSource,
): Step<Settled, MadeTransfer> {
  return {
    kind: 'ask',
    ask: () => deps.payoutProvider.askForTransfer(deps, kind, payout, source),
    settle: (tx, outcome) => settlePayout(tx, deps, { sent: payout, outcome, now: deps.clock.now() }),
  };
}

/**
 * Returns why no transfer may leave funds any more: the card's issuer has warned of fraud, the bank has not decided on a dispute, or it has taken the money back; null
 * when nothing is against it.
 */
export function findStop(
  funds: Pick<CampaignFunds, 'fraudWarnedAt' | 'refunds' | 'disputes' | 'recoveredCents'>,
): PaymentFailure | null {
  if (funds.fraudWarnedAt) return CAMPAIGN_WARNED;
  if (hasOpenDispute(funds)) return CAMPAIGN_DISPUTED;
  return openLossCents(funds) > 0 ? CAMPAIGN_BUDGET : null;
}

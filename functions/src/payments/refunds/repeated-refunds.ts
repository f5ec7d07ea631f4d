import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { areSame, sumOf } from '../ledger/ledger.ts';

/** True where more than half of a budget is for nobody: the platform's part of the rest is less than what the provider keeps of all. */
const isMostlyLeft = ({ balances: { funded, paid, reserved } }: CampaignFunds): boolean =>
  (paid + reserved) * 2 < funded;

const goesBack = (funds: CampaignFunds): boolean =>
  funds.refundRequest !== null && funds.refundRequest.status !== 'refused' && isMostlyLeft(funds);

/**
 * Says why the refund of a payment waits for an admin: its owner has had so much back lately, of this loot or others, of which the provider kept its fee each time. Null when it need not wait: also where half of it was
 * paid, and once the card’s issuer has warned of fraud. Reads at most 21.
 */
export async function findRepeatedRefunds(
  tx: Tx,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  funds: CampaignFunds,
): Promise<string | null> {
  const { ownerId, fraudWarnedAt } = funds;
  const { payments, cents, days } = config.flags.thresholds.refunded;
  if ((payments === 0 && cents === 0) || fraudWarnedAt || !isMostlyLeft(funds)) return null;
  const closed = await tx.campaignFunds.findClosedSince(ownerId, addDays(clock.now(), -days));
  const back = closed.filter((one) => !areSame(one, funds) && goesBack(one));
  const backCents = sumOf(back, 'funded');
  const isMuch = (payments > 0 && back.length >= payments) || (cents > 0 && backCents >= cents);
  if (!isMuch) return null;
  return `${back.length} ${back.length === 1 ? 'payment' : 'payments'} (SGD ${(backCents / 100).toLocaleString('en-US')}) of this owner went back, most or all of each, within ${days} days, so this one waits until you decide`;
}

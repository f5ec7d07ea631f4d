import { openCheckout, payCheckout, returnFromCheckout } from '../commands/checkout.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverDeliverable, join } from '../commands/work.ts';
import { type Step, stepOf } from '../steps.ts';

/** The numbers by which `payRiskily` pays with a card of elevated risk, and with one whose cardholder 3-D Secure did not authenticate. */
export const [ELEVATED, UNAUTHENTICATED] = [0, 2];
/** The owner pays for a second loot, with the same card. */
export const SECOND_LOOT = [stepOf(openCheckout, 0), stepOf(payCheckout, 1), stepOf(returnFromCheckout, 1)];
/** A second loot is paid for in this way, and a treasure for it is approved. */
export const deliveredIn = (payment: Step): Step[] => [
  stepOf(openCheckout, 1),
  payment,
  stepOf(returnFromCheckout, 1),
  stepOf(join, 0, 1),
  stepOf(deliverDeliverable, 1),
  stepOf(approveDeliverable, 1),
];

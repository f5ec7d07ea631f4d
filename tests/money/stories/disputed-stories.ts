import { sendToBank } from '../commands/bank-evidence.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { decideAgain, decideDispute, dispute, refundByHand } from '../commands/provider.ts';
import { ANY, type Story } from './stories.ts';

/** The number by which `dispute` opens a chargeback, for which alone countering costs a fee. */
const CHARGEBACK = 0;

/** The numbers by which `dispute` asks first, `decideDispute` decides for the payer, and `refundByHand` gives everything back. */
const [INQUIRY, LOST, ALL] = [7, 1, 0];
/** The number by which `decideAgain` offers an appeal, and answers it. */
const APPEAL = 0;

/**
 * Disputes are countered, which costs a second fee; a bank that decides for the platform gives that one back. A lost one is appealed, and an inquiry
 * is resolved by giving its payment back.
 */
export const DISPUTED: readonly Story[] = [
  [
    [dispute, ANY, ANY, CHARGEBACK],
    [deliverAll, 0, ANY, 0],
    [sendToBank, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [decideDispute, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [decideAgain, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
  ],
  [
    [dispute, 0, ANY, CHARGEBACK],
    [deliverAll, 0, ANY, 0],
    [decideDispute, 0, LOST, 0],
    [deliverAll, 0, ANY, 0],
    [decideAgain, 0, APPEAL, 0],
    [deliverAll, 0, ANY, 0],
    [decideAgain, 0, APPEAL, 0],
    [deliverAll, 0, ANY, 0],
    [decideAgain, 0, [1, 2], 0],
    [deliverAll, 0, ANY, 0],
  ],
  [
    [dispute, 0, ANY, INQUIRY],
    [deliverAll, 0, ANY, 0],
    [refundByHand, 0, ALL, 0],
    [deliverAll, 0, ANY, 0],
  ],
];

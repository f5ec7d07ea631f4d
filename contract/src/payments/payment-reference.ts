import { z } from 'zod';
import { SENTENCES } from '../shared/sentences.ts';

/** The payment provider's id of a checkout session, as it arrives at the success page. */
export const PaymentReference = z.string(SENTENCES.paymentReference).min(1, SENTENCES.paymentReference).max(255);

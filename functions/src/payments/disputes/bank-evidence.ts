import type { Dependencies } from '../../platform/dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { isRefused, providerUnavailable } from '../provider/provider-error.ts';
import { AnswerableDispute, type Dispute } from '../provider/stripe-objects.ts';
import { answerBy } from './dispute-book.ts';

/** The texts that a bank is given, by the provider's names for them. */
export type EvidenceTexts = Readonly<
  Partial<
    Record<
      | 'access_activity_log'
      | 'customer_email_address'
      | 'customer_name'
      | 'product_description'
      | 'refund_policy_disclosure'
      | 'service_date'
      | 'uncategorized_text',
      string
    >
  >
>;

/** True while evidence against a dispute can be sent from here: an appeal wants it in a form of its own. */
export function wantsEvidence(dispute: Dispute, now: Date): boolean {
  const until = answerBy(dispute);
  return until !== null && until > now && dispute.status !== 'appeal_needs_response';
}

/** True when handing evidence in costs the provider's fee for countering a dispute; an inquiry costs none. */
export const costsFee = ({ status }: Dispute): boolean => status === 'needs_response';

/** Looks a dispute up at the provider. Throws `provider_unavailable`. */
export async function lookUpDispute({ stripe }: Pick<Dependencies, 'stripe'>, id: string): Promise<AnswerableDispute> {
  try {
    return AnswerableDispute.parse(await stripe.disputes.retrieve(id));
  } catch (error) {
    throw providerUnavailable(error);
  }
}

/**
 * Hands evidence to the bank of a dispute and returns how it stands then; its fee is booked by the event that follows. Throws `illegal_state` when the provider does not accept
 * it, which changes nothing there, and `provider_unavailable` when it may have taken it or not.
 */
export async function sendEvidence(
  { stripe }: Pick<Dependencies, 'stripe'>,
  id: string,
  evidence: EvidenceTexts,
  idempotencyKey: string,
): Promise<AnswerableDispute> {
  try {
    return AnswerableDispute.parse(await stripe.disputes.update(id, { evidence, submit: true }, { idempotencyKey }));
  } catch (error) {
    if (!isRefused(error)) throw providerUnavailable(error);
    const message = `The payment provider does not accept this evidence: ${error.message}`;
    throw new AppError('illegal_state', message, { cause: error });
  }
}

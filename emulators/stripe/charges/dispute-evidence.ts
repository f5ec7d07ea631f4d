import type Stripe from 'stripe';
import { badParam } from '../shared/errors.ts';
import { fields, given, optional, type Parser, text } from '../requests/params.ts';

/** The evidence of a dispute before anybody has given any. */
export function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}

const LONGEST_TEXT = 20_000;
/** Most characters of all texts together (https://docs.stripe.com/api/disputes/update). */
const LONGEST_TOGETHER = 150_000;

const long = optional(text(LONGEST_TEXT));
const short = optional(text());

const readTexts = fields(
  {
    access_activity_log: long,
    billing_address: short,
    cancellation_policy_disclosure: long,
    cancellation_rebuttal: long,
    customer_email_address: short,
    customer_name: short,
    customer_purchase_ip: short,
    duplicate_charge_explanation: long,
    duplicate_charge_id: short,
    product_description: long,
    refund_policy_disclosure: long,
    refund_refusal_explanation: long,
    service_date: short,
    shipping_address: short,
    shipping_carrier: short,
    shipping_date: short,
    shipping_tracking_number: short,
    uncategorized_text: long,
  } satisfies Partial<Record<keyof Stripe.Dispute.Evidence, Parser<string | undefined>>>,
  [
    ...[
      'appeal',
      'cancellation_policy',
      'customer_communication',
      'customer_signature',
      'enhanced_evidence',
      'receipt',
    ],
    ...['duplicate_charge_documentation', 'refund_policy', 'service_documentation', 'shipping_documentation'],
    'uncategorized_file',
  ],
);
type Texts = ReturnType<typeof readTexts>;

/** The texts of an evidence; files, appeals and enhanced evidence are not imitated. */
export const evidenceParam: Parser<Texts> = (raw, path) => {
  const read = readTexts(raw, path);
  const together = Object.values(read).reduce((sum, value) => sum + (value?.length ?? 0), 0);
  if (together > LONGEST_TOGETHER)
    throw badParam(`The combined character count of all evidence is limited to ${LONGEST_TOGETHER}.`, { param: path });
  return read;
};

/** Stages evidence: given texts replace earlier ones. */
export function takeEvidence(dispute: Stripe.Dispute, texts: Partial<Texts>): void {
  dispute.evidence = { ...dispute.evidence, ...given(texts) };
  dispute.evidence_details.has_evidence = true;
}

import { createdParam, pageParams, within } from './api-list.ts';
import { fields, optional, text } from './params.ts';

/** The query of a list whose entries belong to a charge: refunds, disputes and warnings of fraud. */
export const chargeListParams = fields({
  ...pageParams,
  created: createdParam,
  charge: optional(text()),
  payment_intent: optional(text()),
});

interface OfCharge {
  readonly created: number;
  readonly charge: unknown;
  readonly payment_intent?: unknown;
}

/** The entries that such a query asks for, in their order. */
export function matchingCharge<T extends OfCharge>(
  entries: Iterable<T>,
  { created, charge, payment_intent: intent }: ReturnType<typeof chargeListParams>,
): T[] {
  return [...entries].filter(
    (entry) =>
      within(entry.created, created) &&
      (charge === undefined || entry.charge === charge) &&
      (intent === undefined || entry.payment_intent === intent),
  );
}

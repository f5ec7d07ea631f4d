/** Test cards whose charges are risky; one of the highest level is blocked unless the account has switched that rule off (https://docs.stripe.com/radar/testing). */
const RISKY: Readonly<Record<string, string>> = {
  '4000000000009235': 'elevated',
  '4000000000004954': 'highest',
};

/** Radar's answer for a payment without a card (https://docs.stripe.com/api/charges/object#charge_object-outcome-risk_level, https://support.stripe.com/questions/paynow-faq). */
export const NOT_ASSESSED = 'not_assessed';

/** The level of risk that Radar sees in a payment with a card of this number. */
export function cardRisk(cardNumber: string): string {
  return RISKY[cardNumber.replaceAll(/[\s-]/g, '')] ?? 'normal';
}

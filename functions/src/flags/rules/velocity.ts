import { figure, flagOf, type Rule } from '../rule.ts';

/** True from a limit on; a limit of 0 means no limit. */
const reaches = (value: number, limit: number): boolean => limit > 0 && value >= limit;

/**
 * Finds a loot with a payment that the provider rates at an elevated risk of fraud. A payment of the highest risk was refunded, and casts doubt on the others;
 * so does an issuer's warning of its card, or of another card of its owner.
 */
export const riskyPayment: Rule = (facts) => {
  const { riskLevel, isWarned } = facts;
  const isHighest = riskLevel === 'highest';
  if (!isHighest && !isWarned && riskLevel !== 'elevated') return null;
  return flagOf(facts, 'risky_payment', {
    evidence: { elevated: isHighest ? 2 : riskLevel === 'elevated' ? 1 : 0, ...(isWarned && { warned: 1 }) },
    forAdmins: isHighest
      ? 'Another payment for this loot went back, because the payment provider or the card’s issuer sees the highest risk of fraud in it.'
      : isWarned
        ? 'The issuer of the card that paid for this loot, or of another card of its owner, has warned that a payment may be fraud.'
        : 'The payment provider sees an elevated risk of fraud in a payment for this loot.',
    forPerson: 'The payment for this loot needs another look.',
  });
};

/** Finds a loot that a card has paid for whose cardholder 3-D Secure did not authenticate: a dispute of it as fraudulent would be the platform's loss. */
export const notAuthenticated: Rule = (facts) =>
  facts.isUnauthenticated
    ? flagOf(facts, 'not_authenticated', {
        evidence: { payments: 1 },
        forAdmins:
          '3-D Secure did not authenticate who paid for this loot by card: the platform bears the loss if the payment is disputed as fraudulent.',
        forPerson: 'The payment for this loot needs another look.',
      })
    : null;

/** Finds an owner who makes many payments for loots, or large ones, within a day of one for this loot. */
export const fastOwner: Rule = (facts) => {
  const { loots, cents } = facts.velocity.ofOwner;
  const limits = facts.thresholds.fast_owner;
  if (!reaches(loots, limits.loots) && !reaches(cents, limits.cents)) return null;
  return flagOf(facts, 'fast_owner', {
    evidence: { loots, cents },
    forAdmins: `The owner made ${figure(loots)} ${loots === 1 ? 'payment' : 'payments'}, with budgets of SGD ${figure(cents / 100)}, within a day of one for this loot.`,
    forPerson: 'Much was paid for within a day.',
  });
};

/** Finds a card that makes many payments for loots, or pays for several owners, within a day of one for this loot. */
export const fastCard: Rule = (facts) => {
  const { loots, owners } = facts.velocity.ofCard;
  const limits = facts.thresholds.fast_card;
  if (!reaches(loots, limits.loots) && !reaches(owners, limits.owners)) return null;
  return flagOf(facts, 'fast_card', {
    evidence: { loots, owners },
    forAdmins: `The card of this loot made ${figure(loots)} ${loots === 1 ? 'payment' : 'payments'} of ${figure(owners)} ${owners === 1 ? 'owner' : 'owners'} within a day of one for it.`,
    forPerson: 'One card has paid for much within a day.',
  });
};

/** Finds a creator who is paid often, or much, within a day. */
export const fastCreator: Rule = (facts) => {
  const { payouts, cents } = facts.velocity.ofCreator;
  const limits = facts.thresholds.fast_creator;
  if (!reaches(payouts, limits.payouts) && !reaches(cents, limits.cents)) return null;
  return flagOf(facts, 'fast_creator', {
    evidence: { payouts, cents },
    forAdmins: `The creator was paid SGD ${figure(cents / 100)} in ${figure(payouts)} ${payouts === 1 ? 'payment' : 'payments'} within the last day.`,
    forPerson: 'Much was paid within a day.',
  });
};

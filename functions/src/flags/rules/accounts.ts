import { daysOf, figure, flagOf, hoursBetween, type Rule, type Trait, TRAITS } from '../rule.ts';

/** Finds a creator who registered recently, or an account that was linked recently. */
export const youngAccount: Rule = (facts) => {
  const { registeredAt, linkedAt, now, thresholds } = facts;
  const known = [registeredAt, linkedAt].filter((moment) => moment !== null);
  const days = Math.min(...known.map((moment) => hoursBetween(moment, now) / 24));
  if (days >= thresholds.young_account.days) return null;
  return flagOf(facts, 'young_account', {
    evidence: { days: Math.floor(days) },
    forAdmins: `The creator registered or linked this account ${daysOf(days)} ago.`,
    forPerson: 'The account is new here.',
  });
};

/** Finds a payout account that replaced another one recently: somebody who has taken over a creator's session gets paid this way. */
export const replacedAccount: Rule = (facts) => {
  const { replacedAccount: account, now, thresholds } = facts;
  if (!account) return null;
  const days = hoursBetween(account.at, now) / 24;
  if (days >= thresholds.replaced_account.days) return null;
  return flagOf(facts, 'replaced_account', {
    evidence: { days: Math.floor(days), account: account.number },
    forAdmins: `The creator’s payment account took the place of another one ${daysOf(days)} ago.`,
    forPerson: 'The payment account was replaced lately.',
  });
};

/** Finds an account whose other posts are gone or private by now. */
export const emptiedAccount: Rule = (facts) => {
  const { all, missing } = facts.otherPosts;
  const { posts, percent } = facts.thresholds.emptied_account;
  if (all < posts || missing * 100 < all * percent) return null;
  return flagOf(facts, 'emptied_account', {
    evidence: { posts: all, missing },
    forAdmins: `${figure(missing)} of the creator’s ${figure(all)} other posts are gone or private.`,
    forPerson: 'Many earlier posts of the account cannot be seen any more.',
  });
};

const SENTENCES: Readonly<Record<Trait, string>> = {
  card: 'The creator is paid to a card that the owner pays with.',
  bank: 'The creator is paid to the bank account of somebody who shares a card or a device with the owner.',
  device: 'The owner and the creator share a device.',
  network: 'The owner and the creator share a network.',
};

/** The sentence shown to both sides when they share something. */
export const MAY_BELONG_TOGETHER = 'The two sides of this project may belong together.';

const sharedTrait =
  (trait: Trait): Rule =>
  (facts) => {
    if (!facts.shared.includes(trait)) return null;
    return flagOf(facts, `shared_${trait}`, {
      evidence: { traits: facts.shared.length },
      forAdmins: SENTENCES[trait],
      forPerson: MAY_BELONG_TOGETHER,
    });
  };

/** One rule for each trait: finds it if the owner and the creator have it in common. */
export const sharedTraits: readonly Rule[] = TRAITS.map(sharedTrait);

/** Finds creators of one owner who are paid to the same bank account: they may be one person who takes several places. */
export const paidTogether: Rule = (facts) => {
  const { paidTogether: creators } = facts;
  if (creators === 0) return null;
  return flagOf(facts, 'paid_together', {
    evidence: { creators },
    forAdmins: `${figure(creators)} other ${creators === 1 ? 'creator' : 'creators'} of this owner ${creators === 1 ? 'is' : 'are'} paid to the creator’s bank account.`,
    forPerson: 'Several creators of one owner may belong together.',
  });
};

/** Finds an owner who pays many creators for the first time on one day. */
export const firstPayouts: Rule = (facts) => {
  const { firstPayoutsOfDay: creators } = facts;
  if (creators < facts.thresholds.first_payouts.creators) return null;
  return flagOf(facts, 'first_payouts', {
    evidence: { creators },
    forAdmins: `The owner pays ${figure(creators)} creators for the first time on this day.`,
    forPerson: 'Many first payments were made on one day.',
  });
};

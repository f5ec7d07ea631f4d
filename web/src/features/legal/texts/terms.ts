import { HOLD_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/cases/case.ts';
import { REPLACED_ACCOUNT_DAYS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { MAX_UNPROVEN_VIEWS, PLAUSIBLE_TIMES } from '@doubloon/contract/shared/constants.ts';
import { payingRule, viewsRule } from '../../../shared/text/payouts.ts';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import type { LegalText } from '../legal-text.ts';

export const termsText: LegalText = {
  tab: 'terms',
  label: 'Terms',
  title: 'Terms of Service',
  summary: 'What you may expect of Doubloon, what Doubloon expects of you, and how money moves between the two sides.',
  sections: [
    {
      heading: 'What Doubloon is',
      parts: [
        'Doubloon is a marketplace. Business owners post paid campaigns, called loots. Content creators apply to them, deliver posts on social platforms, called treasures, and are paid by the views those posts get.',
        'Owners and creators agree with each other. Doubloon brings them together, keeps the money of a loot until it is earned or given back, and keeps the records both sides can check.',
      ],
    },
    {
      heading: 'Your account',
      parts: [
        'You choose a role, Business Owner or Content Creator, once. It cannot be changed afterwards. Ticking “verified creator” asks for verification; it is granted by a person, not by the tick.',
        'Use your own name and an email address that is yours, and prove it when we ask you to. Keep your password to yourself; what happens under your account counts as done by you. After several failed sign-ins, the next tries from the same network have to wait a little longer each time, up to 15 minutes; while somebody guesses your password from many places, a new browser also has to open a link that we mail you.',
        'Signing out ends your sessions on every device, and so does a new password.',
      ],
    },
    {
      heading: 'Loots, budgets and fees',
      parts: [
        'A loot is paid for in full, by card or, where it ends within days, by PayNow, before it opens. The platform fee is 5% on top of the budget and is shown, with the total, before you pay. All amounts are in Singapore dollars (SGD).',
        'Once paid, the way creators are paid is fixed, and the budget is not made smaller. An owner can pause, reopen and close a loot, add budget to it at the same price, and move its end date later as far as its payments allow, never earlier. It closes by itself at its end date and when nothing is left of its budget. Our payment provider lets us hold money for 90 days; a loot and the last decisions about it have to fit in.',
        'Where moderation is switched on, a loot is looked at before it is shown. An admin can pause a loot or take it down when it breaks the rules on prohibited content.',
      ],
    },
    {
      heading: 'Applications',
      parts: [
        'A creator has one live application to a loot, can change or withdraw it while it is pending, and can apply again afterwards. The owner decides within 7 days. An application that nobody has answered by then is declined.',
        'A creator who has one of a fixed number of slots delivers something within 14 days of the approval, and before the loot ends; the date is shown to both sides. After it, the owner can give a slot without a delivery to somebody else. The creator is told, can appeal, and can apply again.',
      ],
    },
    {
      heading: 'Treasures and proofs',
      parts: [
        'A treasure is a link to one post of yours, on a platform the loot asks for, from an account you have linked. We check the link, and that the account is yours. A post belongs to one application only.',
        `A treasure is submitted with at most ${PLAUSIBLE_TIMES} times as many views as the best of your posts whose views we have read, or, without any, ${formatNumber(MAX_UNPROVEN_VIEWS)}. More need a proof.`,
        'Where the platform tells us your views, and you have allowed it if it asks for that, you need to do nothing more. Elsewhere, after it is approved, you can report more with a proof: screenshots with the count. Reported numbers must be true. False ones are grounds for rejection, for taking back what was paid, and for closing an account.',
        'The owner decides on treasures, submitted content and proofs within 5 days: approve, reject, or ask for a revision. What nobody has decided by then counts as accepted work: content counts as approved, and a treasure is paid as with 0 counted views. A number of views that its creator reported is then not accepted: it waits for the platform’s own count, or for a proof that the owner accepts; a proof that nobody decides on waits on. The dates are shown to both sides.',
      ],
    },
    {
      heading: 'What a creator earns',
      parts: [
        viewsRule,
        payingRule,
        'The share grows with the counted views: 70%, from 1,000 views 75%, from 5,000 views 80%, from 10,000 views 90%. A lower count later takes nothing back; a higher one pays the difference.',
        [
          'Shared budget: the budget is split evenly between the creator slots of the loot. A creator earns the share of one slot. No more creators can be approved than there are slots.',
          'Per view: a creator earns the share of that part of the budget which their views are of the expected reach, never more than the whole reach, and never more than the cap per creator where the loot has one.',
        ],
        'Nobody can be paid more than the loot has left. First approved, first paid. Every payout comes with a receipt from which the amount can be worked out again. “Expected cashout” is an estimate, not a promise.',
      ],
    },
    {
      heading: 'Payouts',
      parts: [
        'Payouts go to the creator’s own account with our payment provider, Stripe, which the creator connects in the profile. Without an account that is ready, nothing can be paid: we say so, keep trying for two weeks, and then leave it to the owner to approve again.',
        `Before a payment is made we look at whether its evidence fits: how the views of the post have grown, the pictures of its proofs, the post and its author, and whether owner and creator may be one person. Where it does not, a payment can be held. Both sides are told, with the reason in general words and the day. Its money stays set aside for the creator. An admin decides within ${HOLD_REVIEW_BUSINESS_DAYS} business days, Monday to Friday in Singapore; what nobody has decided by then is paid, unless an admin has said that it needs longer, or has refused or doubted a payment of the same application before. When an admin refuses a payment of a treasure or proof, both sides read why, its money goes back to the loot, and the creator can appeal.`,
        `A payment also waits while the payment account, or the payment by the owner that it comes out of, is younger than a few days, usually 3, so that a bank can warn of a stolen card first; and for ${REPLACED_ACCOUNT_DAYS} days nothing is sent to an account that took the place of another. Its money is set aside meanwhile, and both sides read until when.`,
        'A payout that fails takes nothing from the creator’s claim. One that was sent but not confirmed is never sent twice.',
      ],
    },
    {
      heading: 'Disagreements',
      parts: [
        'Against a rejection, and against a loot being taken down, you can appeal. An admin looks at it and both sides read the outcome. Please use this before disputing a charge with your bank.',
        'A charge disputed with a bank freezes what is left of that payment until the bank has decided. Meanwhile no more creators are approved, and what is delivered is paid out of the other payments for the loot, where there are some. When the dispute is lost, what was frozen goes back to the card or account it was paid from, and when it is lost in full the loot closes.',
        'When the issuer of a card warns that a payment is a fraud, the loot closes and what is left of that payment goes back at once; other payments for the loot pay first for what was delivered. Creators who were already paid keep what they earned, unless it is taken back for a fraud.',
      ],
    },
    {
      heading: 'Referrals',
      parts: [
        'A creator can offer a reward to people who bring visitors to their store. Doubloon counts clicks and sign-ups of a referral link and shows the percentage that was offered. The reward itself is between the two of you; no money moves through Doubloon for it.',
      ],
    },
    {
      heading: 'Fair use',
      parts: [
        'To keep the place usable for everybody we limit how often something can be done in a while: signing in, registering, sending messages, uploading files, checking links and changing things. Whoever reaches a limit is told how long to wait.',
      ],
    },
    {
      heading: 'Ending it',
      parts: [
        'You can delete your account at any time, unless money is on its way: an open loot with money in it, a refund or dispute that is not settled, or a payout that is owed. We can disable an account that breaks these terms.',
      ],
    },
    {
      heading: 'Our part, and its limits',
      parts: [
        'We run Doubloon with care, but cannot promise that it is always available or that platforms report views without error. We do not promise owners a number of views, nor creators a number of loots. Nothing here takes away rights that the law of Singapore gives you. That law applies to these terms.',
        'When these terms change in a way that matters, we tell you before they apply to you.',
      ],
    },
  ],
};

import type { LegalTab } from '../../shared/paths.ts';

interface LegalText {
  tab: LegalTab;
  label: string;
  title: string;
  sections: readonly { heading: string; text: string }[];
}

export const LEGAL_CONTACT = 'support@doubloon.example';

/** The legal texts. Where one states a procedure or a time, the product follows it. */
export const legalTexts: readonly LegalText[] = [
  {
    tab: 'terms',
    label: 'Terms',
    title: 'Terms of Service',
    sections: [
      {
        heading: 'What Doubloon is',
        text: 'Doubloon is a marketplace. Business owners post paid campaigns, called loots; content creators apply, deliver posts, called treasures, and are paid by the views those posts get.',
      },
      {
        heading: 'Accounts',
        text: 'You choose your role once, when you join. Keep your password to yourself; what happens under your account counts as done by you.',
      },
      {
        heading: 'Loots and fees',
        text: 'A loot is funded in full before it opens. The platform fee is 5% on top of the budget and is shown before you pay. All amounts are in Singapore dollars.',
      },
      {
        heading: 'Treasures and payouts',
        text: 'Only views counted after a treasure was submitted count towards its payout. The share of the budget is 70%, and 75% from 1,000, 80% from 5,000 and 90% from 10,000 counted views. Payouts go to the creator’s connected payment account after the owner has approved the treasure or the time for it has passed.',
      },
      {
        heading: 'Decisions in time',
        text: 'Owners decide on applications within 7 days and on treasures, content and proofs within 5 days. The dates are shown to both sides. An application nobody has answered by then is declined; treasures, content and proofs count as approved, and what they earn is paid.',
      },
    ],
  },
  {
    tab: 'privacy',
    label: 'Privacy',
    title: 'Privacy Policy',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, e-mail address, username and role, the contact you give us, the accounts you link, your campaigns, applications, treasures and payouts, and the messages you send here.',
      },
      {
        heading: 'What others see',
        text: 'Your name, picture, role and public store. Your e-mail address, contact and balances are never public.',
      },
      {
        heading: 'Payments',
        text: 'Card and bank details go to our payment provider and never reach our servers.',
      },
      {
        heading: 'In your browser',
        text: 'We store your session, your name and your choice of theme in your browser, and nothing that follows you elsewhere.',
      },
    ],
  },
  {
    tab: 'prohibited',
    label: 'Prohibited Content',
    title: 'Prohibited Content',
    sections: [
      {
        heading: 'Never',
        text: 'Anything illegal, hateful, violent or sexual; anything that harms minors; anything that invades somebody’s privacy or uses their work without permission.',
      },
      {
        heading: 'No false gold',
        text: 'No bought views, no bots, no posts that hide that they are paid, no claims about health or money that you cannot prove.',
      },
      {
        heading: 'What happens',
        text: 'Such loots and treasures are removed, payouts for them are withheld, and accounts that keep posting them are closed.',
      },
    ],
  },
  {
    tab: 'pdpa',
    label: 'PDPA',
    title: 'PDPA Compliance',
    sections: [
      {
        heading: 'Your consent',
        text: 'Under Singapore’s Personal Data Protection Act we collect, use and disclose your personal data only with your consent and only for running the marketplace.',
      },
      {
        heading: 'Access and correction',
        text: 'You may see and correct what we hold about you, and withdraw your consent. Some records of payments have to be kept by law.',
      },
      {
        heading: 'Protection',
        text: 'Data is encrypted on its way and at rest, and seen by as few people as possible. If a breach puts you at risk, we tell you and the Commission.',
      },
    ],
  },
  {
    tab: 'refund',
    label: 'Refund',
    title: 'Refund Policy',
    sections: [
      {
        heading: 'What can be refunded',
        text: 'When a loot closes, what is left of its budget is refunded together with its share of the platform fee. What has been paid out for approved treasures stays paid.',
      },
      {
        heading: 'How long it takes',
        text: 'A refund request is reviewed within 3-5 business days. Approved refunds are processed in 5-10 business days, to the card that was charged.',
      },
      { heading: 'Questions', text: 'Support responds in 24-48 hours.' },
    ],
  },
];

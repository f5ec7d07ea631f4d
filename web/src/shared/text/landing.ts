import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';

/** The landing page's words. */
export const landingText = {
  pageTitle: 'Doubloon: paid content campaigns for brands and creators',
  toDashboard: 'Go to Dashboard',
  promises: ['Funded before it opens', `${PLATFORM_FEE_PERCENT}% fee, shown up front`, 'Paid by counted views'],
  receipt: {
    title: 'Treasure approved',
    lines: [
      ['Counted views', '6,200'],
      ['80% of a slot of', 'SGD 62.00'],
    ],
    sum: ['Paid out', 'SGD 49.60'],
  },
  stats: [
    { number: '150+', label: 'Campaigns' },
    { number: '500+', label: 'Creators' },
    { number: '200+', label: 'Business Owners' },
    { number: '1,000+', label: 'Projects' },
  ],
  features: [
    {
      title: 'Campaign Creation',
      text: 'A brief, an audience, a budget. The fee is on the table before you pay.',
    },
    {
      title: 'Creator Marketplace',
      text: 'Creators find loots that suit them and answer only what you ask.',
    },
    {
      title: 'Direct Messaging',
      text: 'Talk to each other without an agency in between.',
    },
    {
      title: 'Payment Management',
      text: 'Approved treasures are paid out by counted views, with a receipt anybody can check.',
    },
  ],
  why: [
    {
      title: 'You pay for views, not promises',
      text: 'The creator’s share grows with the views a treasure really gets.',
    },
    {
      title: 'Money is there from the first day',
      text: 'A loot is funded before anybody applies. Nobody chases invoices.',
    },
    { title: 'Small names welcome', text: 'No follower minimum. An owner looks at the answer, not at the fame.' },
  ],
  voices: [
    { text: 'I put up a small budget on Monday and had four good posts by the weekend.', who: 'A business owner' },
    { text: 'I can see what I will be paid before I film anything. That is rare.', who: 'A content creator' },
    { text: 'The receipt shows the views and the sum. My accountant likes it too.', who: 'A business owner' },
  ],
  how: [
    { title: 'Create account', text: 'As a business owner or as a creator. It takes a minute.' },
    { title: 'Find matches', text: 'Post a loot, or pick one that fits you.' },
    { title: 'Collaborate', text: 'Deliver, review, get paid.' },
  ],
};

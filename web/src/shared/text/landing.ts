import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';

/** The landing page's words. */
export const landingText = {
  pageTitle: 'Doubloon: paid content campaigns for brands and creators',
  headline: 'Pay creators for views you can check.',
  offer: 'Brands fund a campaign up front. Creators post about it on their own channels and are paid by counted views.',
  toDashboard: 'Go to Dashboard',
  promises: ['Funded up front', `${PLATFORM_FEE_PERCENT}% fee`, 'Counted views'],
  receipt: {
    title: 'Post approved',
    lines: [
      ['One slot', 'SGD 62.00'],
      ['6,200 views', '80%'],
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
      text: 'Creators find campaigns that suit them and answer only what you ask.',
    },
    {
      title: 'Direct Messaging',
      text: 'Talk to each other without an agency in between.',
    },
    {
      title: 'Payment Management',
      text: 'Approved posts are paid out by counted views, with a receipt anybody can check.',
    },
  ],
  /** Examples of screens, one for each side. */
  glimpses: {
    applicant: { name: 'Noor Azlan', figures: '4.8 rating · 33.5K views', choices: ['Reject', 'Approve'] },
    /** Title of a loot that pays by slots, as its receipt says. */
    post: 'Breakfast on the roof',
    pays: {
      lines: [
        ['Budget', 'SGD 500.00'],
        [`Platform fee (${PLATFORM_FEE_PERCENT}%)`, 'SGD 25.00'],
      ],
      total: ['Total payable', 'SGD 525.00'],
      action: 'Continue to payment',
    },
    loot: {
      /** Ids that decide what its cover looks like. */
      drawnBy: { id: 'kaya', owner_id: 'brand' },
      brand: 'Kopi & Kin',
      title: 'Ten seconds of toast',
      pays: 'SGD 15.00',
      what: 'for 1,000 views',
    },
    talk: [
      'Can I film the toast on your roof?',
      'Please do. The light is best at seven.',
      'Then I’ll be there on Saturday.',
    ],
    reply: 'Write a message',
    payouts: [
      ['First light, last bus stop', 'Paid', 'SGD 675.00'],
      ['Ten seconds of toast', 'Paid', 'SGD 96.00'],
      ['My first five kilometres', 'Reserved', 'SGD 120.00'],
    ],
    earned: { paid: 'Paid', sum: 'SGD 49.60', views: '6,200 counted views', next: '+SGD 6.20 at 10,000' },
  },
  /** Promises of the legal texts, in fewer words. */
  word: [
    { text: 'What creators do not earn comes back to you, with its part of the fee.', who: 'To owners' },
    { text: 'An owner who does not answer in time has accepted your post.', who: 'To creators' },
    { text: 'Every payment has a receipt with its views, its share and its sum.', who: 'To both' },
  ],
  sides: [
    {
      role: 'business_owner' as const,
      title: 'For business owners',
      text: 'Set a budget, choose who takes part, pay for what was seen.',
      points: [
        'You approve every creator and every post',
        'The fee is shown before you pay',
        'What is not earned comes back',
      ],
      action: 'Post a campaign',
    },
    {
      role: 'content_creator' as const,
      title: 'For content creators',
      text: 'Pick a campaign, post about it, be paid by counted views.',
      points: [
        'The money is there before you film',
        'No follower minimum',
        'You see what a view count pays beforehand',
      ],
      action: 'Join as a creator',
    },
  ],
  how: [
    { title: 'Create account', text: 'As a business owner or as a creator. It takes a minute.' },
    { title: 'Find matches', text: 'Post a campaign, or pick one that fits you.' },
    { title: 'Collaborate', text: 'Deliver, review, get paid.' },
  ],
};

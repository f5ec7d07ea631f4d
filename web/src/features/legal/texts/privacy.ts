import type { LegalText } from '../legal-text.ts';
import { KEPT_IN_BROWSER } from './kept-in-browser.ts';

export const privacyText: LegalText = {
  tab: 'privacy',
  label: 'Privacy',
  title: 'Privacy Policy',
  summary: 'What we keep about you, who sees it, how long it stays, and how you get it out or have it removed.',
  sections: [
    {
      heading: 'What we keep',
      parts: [
        [
          'Your account: name, email, username, role, picture, and, if you give them, a contact, a text about yourself and a website.',
          'Your work: loots, applications with their answers, treasures, with the picture that its page names for a post on Facebook or Xiaohongshu, proofs with their screenshots, reviews, your store and its media, the loots and searches you save.',
          'Whom you block, and what you report: your reason, your words, and the reported text as it was then.',
          'The social accounts you link, with their names on the platforms.',
          'The views, likes, comments and shares of the posts you submit as treasures, as their platforms give them, and how many follow the accounts you link; others see that of accounts you show. Where you let us read them on TikTok or Instagram, the permission, encrypted, until you unlink the account.',
          'How the pictures of your proofs look, as a fingerprint by which we find a picture that was sent before, and what does not fit about the evidence for a treasure.',
          'Payments: amounts, dates, receipts and the identifiers our payment provider gives them. Among these are its fingerprints of the cards you pay with and of the cards and bank accounts you are paid to, to see when the two sides of a loot are one, and whether the issuer of a card has warned of fraud: no number can be read from them.',
          'The risk of payments: the provider’s judgement of each, that is the risk of fraud that it sees in a payment by card, and a warning of fraud by the issuer of your card.',
          'The name and address that you enter with a payment, where a tax invoice has to name them: for a fee above SGD 1,000, while we are registered for the tax.',
          'Messages you send here and their attachments, drafts you have not sent, and when you were last here.',
          'If you have browser notifications on: an address at Google, or at the maker of your browser, by which each of your browsers is reached, until you switch them off, sign out, or have not been here for 270 days.',
          'For 90 days after each sign-in the prefix of its network, and for 180 days a device id that we made, to see when the two sides of a loot are one.',
          'For a short while, the network address of a call, to limit abuse. Failed sign-ins are counted under a scrambled form of the email, and clicks on referral links under a scrambled form of the address.',
        ],
        'Your password is kept by our identity provider, Google’s Firebase, in a form nobody can read. If you sign in with Google, we receive your name, email and picture from there.',
      ],
    },
    {
      heading: 'Who sees what',
      parts: [
        [
          'Everybody: open loots with the owner’s name, stores with their media and reviews, your public name, picture, role and the links you choose to show; of an owner also what they say of themselves and their site; and how you have worked here, as counts of what was delivered, decided and paid, never as amounts.',
          'The other side of a loot: applications, treasures and proofs, and the feedback on them.',
          'You and those you write with: messages. Admins do not read them, except the copy of a message that is reported to them, and a conversation that both of you agreed to show to a bank, while a payment for a loot of one of you is disputed.',
          'You alone: drafts, notifications, what you save, whom you block, and your session.',
          'You and admins: what you report. Whoever it is about is not told who reported it.',
          'You and admins: email, contact, and what you have earned, spent and are owed.',
          'Admins: besides that, what they need to decide about verification, loots, appeals, refunds, disputes and held payments. Each of their actions is recorded.',
        ],
      ],
    },
    {
      heading: 'Payments',
      parts: [
        'Card and bank details are entered at our payment provider, Stripe, and never reach our servers. Stripe is responsible for them under its own privacy policy.',
      ],
    },
    {
      heading: 'Who works for us',
      parts: [
        'Google (Firebase) hosts the product, its data and its files in Singapore and sends our mails and browser notifications. Stripe handles payments. When a payment is disputed, we may give its bank, through Stripe, what shows that it was right: the owner’s name and email, the loot, the accepted posts, amounts and dates. Messages are among it only where both people of a conversation have agreed in its menu that the bank may be shown it: then their names, the times and the texts, also earlier ones, and no files. Each of the two can take that back at any time, and the end of an account takes it back; what a bank has been given by then stays with it. When you have a link or an account checked, we fetch the public page you name. We sell nothing to anybody and show no advertising of others.',
      ],
    },
    {
      heading: 'In your browser',
      parts: [
        'This is kept in your browser, and nothing else:',
        KEPT_IN_BROWSER.map(({ says }) => says),
        'Nothing of it follows you elsewhere, and there are no advertising cookies.',
      ],
    },
    {
      heading: 'How long it stays',
      parts: [
        [
          'Notifications: 90 days.',
          'Files you uploaded but never sent in a message: a day.',
          'Networks of sign-ins: 90 days. The device, the kind of browser and the time of a sign-in: 180 days.',
          'Fingerprints of cards you pay with: 180 days after the last payment or warning of fraud; of cards and bank accounts you are paid to: while your payment account is connected here.',
          'Counts that limit abuse: from minutes to a day, as long as the limit is counted.',
          'Records of money: as long as the law demands.',
          'Everything else: until you remove it or delete your account.',
        ],
      ],
    },
    {
      heading: 'Getting your data',
      parts: [
        'You can ask for an archive of what we hold about you, as files a machine can read, up to three times a day. What others wrote about you or privately to others stays out, except messages you received and reviews of your store.',
      ],
    },
    {
      heading: 'When you delete your account',
      parts: [
        'Removed: your identity and profile, username, store with its media and files, linked accounts, the link to your payment account, fingerprints of cards, drafts, follows, referral links, notifications, pending applications, treasures and proofs nobody has decided, and the pictures of posts.',
        'Kept without your name, as “Deleted user”: closed loots, decided applications without their answers, decided treasures and proofs, payouts, the books of money, reviews you wrote, and messages, which belong to those you sent them to as well. What is in the books then carries an identifier that, but for the next line, names nobody any more.',
        'Kept with your name, because tax law demands it for at least five years: the invoices and credit notes for our fee that were issued to you, with the name and address that you entered for them.',
        'Deletion has to wait while money is on its way. We say what it is waiting for.',
      ],
    },
    {
      heading: 'Security',
      parts: [
        'Data is encrypted on its way and at rest. What each person may read is checked on every request, and pictures lose their hidden details, such as where they were taken, when you upload them.',
      ],
    },
  ],
};

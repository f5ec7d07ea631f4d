import type { LegalText } from '../legal-text.ts';

export const pdpaText: LegalText = {
  tab: 'pdpa',
  label: 'PDPA',
  title: 'PDPA Compliance',
  summary: 'How we keep to Singapore’s Personal Data Protection Act 2012, and the rights it gives you here.',
  sections: [
    {
      heading: 'Consent and purpose',
      parts: [
        'With your agreement to the terms you consent to our collecting, using and disclosing your personal data for running the marketplace: your account, the work between owners and creators, payments, support, and protection against abuse. We ask for no more than that needs, and ask anew before using it for anything else.',
      ],
    },
    {
      heading: 'Access',
      parts: [
        'You see most of what we hold in your profile, your projects and your messages. An archive of all of it is yours for the asking. If something is missing in it, write to us; we answer within 30 days.',
      ],
    },
    {
      heading: 'Correction',
      parts: [
        'You can change your name, username, picture, contact and texts yourself. A changed name is carried over to where it is shown. What a record of a payment says cannot be changed; a correction is added to it.',
      ],
    },
    {
      heading: 'Withdrawing consent',
      parts: [
        'You can withdraw your consent at any time by deleting your account, or by writing to us. Without it we cannot go on providing the service to you. Payments already made and the books of them have to be kept by law; they are kept without your name, but for the invoices for our fee, which name whom they were issued to.',
      ],
    },
    {
      heading: 'Accuracy, protection, retention',
      parts: [
        'We check what decisions about you rest on, such as linked accounts. Data is encrypted on its way and at rest, is seen by as few people as possible, and what admins do is recorded. It is removed when it is no longer needed; the privacy policy says when.',
      ],
    },
    {
      heading: 'Transfers abroad',
      parts: [
        'Our database and files are in Singapore. Where our providers process data elsewhere, they are bound to protection comparable to that of the Act.',
      ],
    },
    {
      heading: 'If something goes wrong',
      parts: [
        'If a breach is likely to harm you, or concerns 500 people or more, we tell the Personal Data Protection Commission within three calendar days of finding that out, and you as soon as practicable, with what happened and what you can do.',
      ],
    },
    {
      heading: 'Data protection officer',
      parts: [
        'Our data protection officer reads what is sent to the address below. If you are not content with the answer, you can turn to the Personal Data Protection Commission, www.pdpc.gov.sg.',
      ],
    },
  ],
};

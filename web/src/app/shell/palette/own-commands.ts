import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../../shared/paths.ts';
import { hasWords } from '../../../shared/ui/lists/narrowing.tsx';
import { navigationFor } from '../navigation.ts';

export interface Command {
  label: string;
  /** Beside the label, in small. */
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
}

export interface Destination extends Command {
  to: string;
}

const FOR_ROLE: Partial<Record<Role, readonly Destination[]>> = {
  content_creator: [
    { label: 'Payment Account', to: paths.payoutAccount, words: 'stripe payout bank' },
    { label: 'Referral links', to: paths.affiliates, words: 'affiliate' },
  ],
};

const FOR_EVERYONE: readonly Destination[] = [
  { label: 'Profile', to: paths.profile, words: 'account settings name picture' },
  { label: 'Mail choices', to: paths.mailChoices, words: 'email notifications unsubscribe calendar' },
  { label: 'Social Media Links', to: paths.linkedAccounts, words: 'linked accounts tiktok instagram youtube twitter' },
  { label: 'Security', to: paths.secondFactor, words: 'password two-step sessions sign out' },
  { label: 'Privacy and data', to: paths.ownData, words: 'export blocked delete account' },
  { label: 'Help', to: paths.help(), words: 'support contact questions' },
  { label: 'How views count', to: paths.help('how-views-count'), words: 'help rules' },
  { label: 'Legal', to: paths.legal(), words: 'terms privacy refund' },
];

/** The screens that somebody of this role can go to, the menu's first. */
export function destinationsFor(role: Role): Destination[] {
  const menu = navigationFor(role).map(({ to, label }) => ({ to, label }));
  return [...menu, ...(FOR_ROLE[role] ?? []), ...FOR_EVERYONE];
}

/** Those that have all of these words. */
export function withWords<Kind extends Command>(commands: readonly Kind[], words: string): Kind[] {
  return commands.filter((command) => hasWords(words, command.label, command.words ?? ''));
}

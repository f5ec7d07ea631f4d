import type { Role } from '@doubloon/contract/shared/roles.ts';
import {
  ClipboardList,
  Compass,
  Gem,
  LayoutDashboard,
  MessageSquare,
  PlusCircle,
  Shield,
  Store,
  Trophy,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../shared/paths.ts';

/** Kinds of pending work counted on navigation entries. */
export type WaitingWork = 'applications' | 'deliveries' | 'messages';

interface Entry {
  to: string;
  label: string;
  Icon: LucideIcon;
  waiting?: WaitingWork;
}

const forEveryone: readonly Entry[] = [
  { to: paths.marketplace, label: 'Marketplace', Icon: Compass },
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.messages, label: 'Messages', Icon: MessageSquare, waiting: 'messages' },
  { to: paths.creators, label: 'Creators', Icon: Users },
];

const forRole: Record<Role, readonly Entry[]> = {
  user: [],
  content_creator: [
    { to: paths.ownApplications, label: 'My Applications', Icon: ClipboardList },
    { to: paths.approvedProjects, label: 'My Approved Projects', Icon: Trophy },
    { to: paths.payouts, label: 'Payouts', Icon: Wallet },
    { to: paths.myStore, label: 'My Store', Icon: Store },
  ],
  business_owner: [
    { to: paths.createLoot, label: 'Create Loot', Icon: PlusCircle },
    { to: paths.lootManagement, label: 'Loot Management', Icon: Gem, waiting: 'deliveries' },
    { to: paths.applications, label: 'Applications', Icon: ClipboardList, waiting: 'applications' },
  ],
  admin: [{ to: paths.admin, label: 'Admin', Icon: Shield }],
};

/** Returns the sidebar entries for a role, in order. */
export function navigationFor(role: Role): readonly Entry[] {
  return [...forEveryone, ...forRole[role]];
}

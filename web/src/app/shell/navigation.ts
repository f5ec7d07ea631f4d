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
export type WaitingWork = 'applications' | 'loots' | 'messages';

interface Entry {
  to: string;
  label: string;
  Icon: LucideIcon;
  waiting?: WaitingWork;
  /** A shorter label for the tab bar, where the entry has one. */
  short?: string;
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
    { to: paths.approvedProjects, label: 'My Approved Projects', Icon: Trophy, short: 'Projects' },
    { to: paths.payouts, label: 'Payouts', Icon: Wallet },
    { to: paths.myStore, label: 'My Store', Icon: Store },
  ],
  business_owner: [
    { to: paths.createLoot, label: 'Create Loot', Icon: PlusCircle, short: 'Create' },
    { to: paths.lootManagement, label: 'Loot Management', Icon: Gem, waiting: 'loots', short: 'Loots' },
    { to: paths.applications, label: 'Applications', Icon: ClipboardList, waiting: 'applications' },
  ],
  admin: [{ to: paths.admin, label: 'Admin', Icon: Shield }],
};

/** Returns the sidebar entries for a role, in order. */
export function navigationFor(role: Role): readonly Entry[] {
  return [...forEveryone, ...forRole[role]];
}

/** True where the page at `pathname` belongs to what an entry leads to, and is not that itself. */
export const isWithin = (to: string, pathname: string) =>
  to === paths.marketplace && (pathname.startsWith(paths.loot('')) || pathname.startsWith(paths.brand('')));

/** The destinations of the tab bar, in order: those that somebody of this role goes to most, five at most. */
const TABS: Record<Role, readonly string[]> = {
  user: [],
  content_creator: [paths.dashboard, paths.marketplace, paths.approvedProjects, paths.messages, paths.myStore],
  business_owner: [paths.dashboard, paths.lootManagement, paths.createLoot, paths.applications, paths.messages],
  admin: [paths.dashboard, paths.admin, paths.marketplace, paths.messages],
};

/** Returns the tabs for a role, in order; the drawer has everything. */
export function tabsFor(role: Role): Entry[] {
  const entries = navigationFor(role);
  return TABS[role].flatMap((to) => entries.find((entry) => entry.to === to) ?? []);
}

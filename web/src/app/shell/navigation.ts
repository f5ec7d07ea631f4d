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
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../shared/paths.ts';

/** Kinds of pending work counted on navigation entries. */
export type WaitingWork = 'applications' | 'deliveries' | 'messages';

interface Entry {
  to: string;
  label: string;
  Sign: LucideIcon;
  waiting?: WaitingWork;
}

const forEveryone: readonly Entry[] = [
  { to: paths.marketplace, label: 'Marketplace', Sign: Compass },
  { to: paths.dashboard, label: 'Dashboard', Sign: LayoutDashboard },
  { to: paths.messages, label: 'Messages', Sign: MessageSquare, waiting: 'messages' },
  { to: paths.creators, label: 'Creators', Sign: Users },
];

const forRole: Record<Role, readonly Entry[]> = {
  user: [],
  content_creator: [
    { to: paths.approvedProjects, label: 'My Approved Projects', Sign: Trophy },
    { to: paths.myStore, label: 'My Store', Sign: Store },
  ],
  business_owner: [
    { to: paths.createLoot, label: 'Create Loot', Sign: PlusCircle },
    { to: paths.lootManagement, label: 'Loot Management', Sign: Gem, waiting: 'deliveries' },
    { to: paths.applications, label: 'Applications', Sign: ClipboardList, waiting: 'applications' },
  ],
  admin: [{ to: paths.admin, label: 'Admin', Sign: Shield }],
};

/** Returns the sidebar entries for a role, in order. */
export function navigationFor(role: Role): readonly Entry[] {
  return [...forEveryone, ...forRole[role]];
}

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
import { shellText } from '../../shared/text/shell.ts';

/** Kinds of pending work counted on navigation entries. */
export type WaitingWork = 'applications' | 'deliveries' | 'messages';

interface Entry {
  to: string;
  label: string;
  Sign: LucideIcon;
  waiting?: WaitingWork;
}

const forEveryone: readonly Entry[] = [
  { to: paths.marketplace, label: shellText.marketplace, Sign: Compass },
  { to: paths.dashboard, label: shellText.dashboard, Sign: LayoutDashboard },
  { to: paths.messages, label: shellText.messages, Sign: MessageSquare, waiting: 'messages' },
  { to: paths.creators, label: shellText.creators, Sign: Users },
];

const forRole: Record<Role, readonly Entry[]> = {
  user: [],
  content_creator: [
    { to: paths.approvedProjects, label: shellText.approvedProjects, Sign: Trophy },
    { to: paths.myStore, label: shellText.myStore, Sign: Store },
  ],
  business_owner: [
    { to: paths.createLoot, label: shellText.createLoot, Sign: PlusCircle },
    { to: paths.lootManagement, label: shellText.lootManagement, Sign: Gem, waiting: 'deliveries' },
    { to: paths.applications, label: shellText.applications, Sign: ClipboardList, waiting: 'applications' },
  ],
  admin: [{ to: paths.admin, label: 'Admin', Sign: Shield }],
};

/** Returns the sidebar entries for a role, in order. */
export function navigationFor(role: Role): readonly Entry[] {
  return [...forEveryone, ...forRole[role]];
}

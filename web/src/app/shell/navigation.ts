import type { Role } from '@doubloon/contract/shared/roles.ts';
import {
  ClipboardList,
  Compass,
  Gem,
  LayoutDashboard,
  PlusCircle,
  Shield,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { shellText } from '../../shared/text/shell.ts';

interface Entry {
  to: string;
  label: string;
  Sign: LucideIcon;
}

const forEveryone: readonly Entry[] = [
  { to: paths.marketplace, label: shellText.marketplace, Sign: Compass },
  { to: paths.dashboard, label: shellText.dashboard, Sign: LayoutDashboard },
];

const forRole: Record<Role, readonly Entry[]> = {
  user: [],
  content_creator: [{ to: paths.approvedProjects, label: shellText.approvedProjects, Sign: Trophy }],
  business_owner: [
    { to: paths.createLoot, label: shellText.createLoot, Sign: PlusCircle },
    { to: paths.lootManagement, label: shellText.lootManagement, Sign: Gem },
    { to: paths.applications, label: shellText.applications, Sign: ClipboardList },
  ],
  admin: [{ to: paths.admin, label: 'Admin', Sign: Shield }],
};

/** What the sidebar offers to somebody of this role, in order. */
export function navigationFor(role: Role) {
  return [...forEveryone, ...forRole[role]];
}

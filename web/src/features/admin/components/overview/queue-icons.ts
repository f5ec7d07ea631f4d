import {
  BadgeCheck,
  Banknote,
  CircleAlert,
  ClipboardList,
  Flag,
  Gavel,
  Landmark,
  Megaphone,
  PenLine,
  Scale,
  ScrollText,
  ShieldAlert,
  Star,
  Undo2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { AdminPart } from '../../../../shared/paths.ts';

/** The sign of each part of the admin's screens. */
export const QUEUE_ICONS: Readonly<Record<AdminPart, LucideIcon>> = {
  verification: BadgeCheck,
  loots: Megaphone,
  authors: PenLine,
  holds: ShieldAlert,
  appeals: Gavel,
  records: ClipboardList,
  reports: Flag,
  refunds: Undo2,
  settlements: CircleAlert,
  disputes: Landmark,
  payouts: Banknote,
  books: Scale,
  people: UsersRound,
  reviews: Star,
  log: ScrollText,
};

import {
  listAllCampaigns,
  listCases,
  listPayoutsNeedingAttention,
  listVerificationRequests,
} from '@doubloon/contract/admin/operations.ts';
import { listDeliverablesToConfirm } from '@doubloon/contract/admin/work-operations.ts';
import type { CaseKind } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import type { AdminPart } from '../../../../shared/paths.ts';

/** The kind of case that a part lists, where it lists cases. */
const KINDS: Readonly<Partial<Record<AdminPart, CaseKind>>> = {
  holds: 'hold',
  appeals: 'appeal',
  records: 'figure',
  reports: 'report',
  refunds: 'refund',
  settlements: 'settlement',
  disputes: 'dispute',
};

interface Face {
  name: string;
  picture: string | null;
}

const ONE = { limit: 1 } as const;

/** Returns whose work stands first in a queue; undefined until it is known, and where nobody's does. */
export function useNextInQueue(part: AdminPart): Face | undefined {
  const kind = KINDS[part];
  const cases = useQuery({
    ...queryOf(listCases, { query: { ...ONE, kind, status: 'open' } }),
    enabled: kind !== undefined,
  });
  const requests = useQuery({
    ...queryOf(listVerificationRequests, { query: ONE }),
    enabled: part === 'verification',
  });
  const treasures = useQuery({ ...queryOf(listDeliverablesToConfirm, { query: ONE }), enabled: part === 'authors' });
  const loots = useQuery({
    ...queryOf(listAllCampaigns, { query: { ...ONE, status: 'pending' } }),
    enabled: part === 'loots',
  });
  const payouts = useQuery({ ...queryOf(listPayoutsNeedingAttention, { query: ONE }), enabled: part === 'payouts' });
  if (kind) {
    const [first] = cases.data ?? [];
    return first && (first.person ?? { name: DELETED_USER_NAME, picture: null });
  }
  if (part === 'verification') return requests.data?.[0];
  const [treasure] = treasures.data ?? [];
  if (treasure && part === 'authors') return { name: treasure.creatorName, picture: treasure.creatorPic };
  const [loot] = loots.data ?? [];
  if (loot && part === 'loots') return { name: loot.owner_name, picture: null };
  const [payout] = payouts.data ?? [];
  return payout && part === 'payouts' ? { name: payout.creatorName, picture: null } : undefined;
}

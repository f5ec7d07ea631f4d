import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useCallback, useState } from 'react';
import { useHoldScreen } from '../../shared/state/held-screen.ts';
import { useSession } from '../../shared/state/session.ts';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';

// Loots do not wait for forms.
export const ApplyDialog = lazyPart(async () => (await import('./apply/apply-dialog.tsx')).ApplyDialog);
export const MyApplicationDialog = lazyPart(
  async () => (await import('./apply/my-application-dialog.tsx')).MyApplicationDialog,
);

/**
 * The loot that somebody applies to. It stays chosen when their session ends, here or in another tab, so that the dialog keeps the
 * answers until they have signed in again; for anybody else it is not there.
 */
export function useApplying() {
  const uid = useSession(({ user }) => user?.uid);
  const [begun, setBegun] = useState<{ campaign: CampaignView; uid: string }>();
  const applying = begun && (uid === undefined || uid === begun.uid) ? begun.campaign : undefined;
  useHoldScreen(applying !== undefined);
  const begin = useCallback((campaign: CampaignView) => uid !== undefined && setBegun({ campaign, uid }), [uid]);
  const end = useCallback(() => setBegun(undefined), []);
  return { applying, begin, end };
}

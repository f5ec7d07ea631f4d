import { useSession } from '../../shared/state/session.ts';

/** Forgets the covers that were chosen for loots not paid for yet when the session ends or somebody else signs in. Returns how to stop. */
export function forgetCoversWithSession(): () => void {
  return useSession.subscribe(({ user }, { user: before }) => {
    if (before && user?.uid !== before.uid) void forget().catch(() => undefined);
  });
}

async function forget(): Promise<void> {
  const { forgetBegunCovers } = await import('../../features/campaigns/create/cover/begun-covers.ts');
  await forgetBegunCovers();
}

import { useSession } from '../../shared/state/session.ts';

/** Forgets the covers and files that were chosen for loots not paid for yet when the session ends or somebody else signs in. Returns how to stop. */
export function forgetBegunFilesWithSession(): () => void {
  return useSession.subscribe(({ user }, { user: before }) => {
    if (before && user?.uid !== before.uid) void forget().catch(() => undefined);
  });
}

async function forget(): Promise<void> {
  const { forgetAllBegunFiles } = await import('../../features/campaigns/create/begun/begun-files.ts');
  await forgetAllBegunFiles();
}

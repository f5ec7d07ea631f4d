import { MessagesPanel } from '../../features/messages/components/messages-panel.tsx';
import type { WithSharedWork } from '../../features/messages/shared-work.ts';
import { SharedLoots } from '../projects/shared-loots.tsx';
import { useSession } from '../../shared/state/session.ts';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

/** `/messages`: somebody's conversations; `?conversation=` opens one, `?to=` the one with somebody. */
export function MessagesRoute() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <>
      <PageTitle title="Messages" />
      <MessagesPanel uid={user.uid} role={user.role} WithShared={WithLoots} />
    </>
  );
}

const WithLoots: WithSharedWork = (props) => {
  const user = useSession((state) => state.user);
  return user && <SharedLoots user={user} {...props} />;
};

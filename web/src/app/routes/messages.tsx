import { useSearchParams } from 'react-router-dom';
import { MessagesPanel } from '../../features/messages/components/messages-panel.tsx';
import { useSession } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

/** `/messages`: somebody's conversations; `?conversation=` opens one, `?to=` the one with somebody. */
export function MessagesRoute() {
  const user = useSession((state) => state.user);
  const [search] = useSearchParams();
  const isOpen = search.has('conversation') || search.has('to');
  if (!user) return null;
  return (
    <>
      {/* Phones show the chat alone; its page is still called so. */}
      <chakra.div srOnly={{ base: isOpen, md: false }}>
        <PageHeader title="Messages" intro="Talk with the owners and creators you work with." />
      </chakra.div>
      <MessagesPanel uid={user.uid} role={user.role} />
    </>
  );
}

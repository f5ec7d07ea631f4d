import { chakra } from '@chakra-ui/react/styled-system';
import { PayoutAccountCard } from '../../features/payouts/components/payout-account-card.tsx';
import { BasicInformation } from '../../features/users/components/basic-information.tsx';
import { useSession } from '../../shared/state/session.ts';
import { usersText } from '../../shared/text/users.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/profile`: who one is here, and where payouts go. */
export function ProfileRoute() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <>
      <PageHeader title={usersText.title} />
      <chakra.div display="grid" gap="6" maxWidth="46rem">
        <BasicInformation />
        {user.role === 'content_creator' && <PayoutAccountCard user={user} />}
      </chakra.div>
    </>
  );
}

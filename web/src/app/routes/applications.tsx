import { ownerApplicationsQuery } from '../../features/applications/api/owner-applications-query.ts';
import { ApplicationsReview } from '../../features/applications/components/applications-review.tsx';
import { useSession } from '../../shared/state/session.ts';
import { applicationsText } from '../../shared/text/applications.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/applications`: applications to all of an owner's loots. */
export function ApplicationsRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  return (
    <>
      <PageHeader title={applicationsText.listTitle} intro="Creators who want to work on your loots." />
      <ApplicationsReview query={ownerApplicationsQuery(uid)} />
    </>
  );
}

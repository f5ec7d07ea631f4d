import { ownerApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationsReview } from '../../features/applications/review/applications-review.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

/** `/applications`: applications to all of an owner's loots. Admins read them loot by loot. */
export function ApplicationsRoute() {
  const user = useSession((state) => state.user);
  if (user?.role === 'admin') {
    return (
      <>
        <PageHeader title="Loot Applications" />
        <EmptyState
          drawing="bottle"
          title="Applications stand with their loots"
          text="Open a loot to read who has applied to it."
          action={<ButtonLink to={paths.adminPart('loots')}>All loots</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Loot Applications" intro="Creators who want to work on your loots." />
      <ApplicationsReview namesLoots queryOf={(status) => ownerApplicationsQuery(user?.uid ?? '', status)} />
    </>
  );
}

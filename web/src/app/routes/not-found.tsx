import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

/** Any address that is none of ours. */
export function NotFoundRoute() {
  return (
    <>
      <PageTitle title="Page Not Found" missing />
      <EmptyState
        as="h1"
        drawing="map"
        title="Page Not Found"
        text="This spot is on none of our maps. The address may be mistyped, or the page has moved."
        action={<ButtonLink to={paths.home}>Back to the home page</ButtonLink>}
      />
    </>
  );
}

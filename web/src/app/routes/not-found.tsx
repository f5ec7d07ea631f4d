import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyPage } from '../../shared/ui/lists/query-view.tsx';

/** Any address that is none of ours. */
export function NotFoundRoute() {
  return (
    <EmptyPage
      missing
      drawing="map"
      title="Page Not Found"
      text="This spot is on none of our maps. The address may be mistyped, or the page has moved."
      action={<ButtonLink to={paths.home}>Back to the home page</ButtonLink>}
    />
  );
}

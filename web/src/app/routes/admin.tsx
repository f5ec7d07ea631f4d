import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/admin`: where an admin starts. */
export function AdminRoute() {
  return (
    <>
      <PageHeader title="Admin" intro="Read every loot that is open in the marketplace." />
      <Card maxWidth="prose">
        <ButtonLink to={paths.marketplace}>Marketplace</ButtonLink>
      </Card>
    </>
  );
}

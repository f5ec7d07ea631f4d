import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/admin`: where an admin starts. */
export function AdminRoute() {
  return (
    <>
      <PageHeader title="Admin" intro="Read the marketplace, and see its numbers." />
      <Card maxWidth="prose">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.marketplace}>Marketplace</ButtonLink>
          <ButtonLink look="outline" to={paths.dashboard}>
            Dashboard
          </ButtonLink>
        </chakra.div>
      </Card>
    </>
  );
}

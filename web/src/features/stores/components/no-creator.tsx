import { paths } from '../../../shared/paths.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { MapDrawing } from '../../../shared/ui/pictures/drawings.tsx';
import { EmptyState } from '../../../shared/ui/lists/empty-state.tsx';
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx';

/** Stands where nobody has a store; `onlyCreators` for somebody who looks for a store of their own and can have none. */
export function NoCreator({ onlyCreators = false }: { onlyCreators?: boolean }) {
  const title = onlyCreators ? storesText.noStoreTitle : storesText.notFoundTitle;
  return (
    <>
      <PageTitle title={title} missing />
      <EmptyState
        as="h1"
        drawing={<MapDrawing />}
        title={title}
        text={onlyCreators ? storesText.noStoreText : storesText.notFoundText}
        action={
          <ButtonLink to={paths.creators}>
            {onlyCreators ? storesText.browseCreators : storesText.backToCreators}
          </ButtonLink>
        }
      />
    </>
  );
}

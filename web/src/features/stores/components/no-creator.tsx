import { paths } from '../../../shared/paths.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyPage } from '../../../shared/ui/lists/query-view.tsx';

/** Stands where nobody has a store; `onlyCreators` for somebody who looks for a store of their own and can have none. */
export function NoCreator({ onlyCreators = false }: { onlyCreators?: boolean }) {
  const title = onlyCreators ? 'Only creators have stores' : storesText.notFoundTitle;
  return (
    <EmptyPage
      missing
      drawing="map"
      title={title}
      text={
        onlyCreators
          ? 'Your account has no store of its own. Those of all creators are in the directory.'
          : storesText.notFoundText
      }
      action={
        <ButtonLink to={paths.creators}>{onlyCreators ? 'Browse creators' : storesText.backToCreators}</ButtonLink>
      }
    />
  );
}

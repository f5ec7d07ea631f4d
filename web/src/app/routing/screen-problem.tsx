import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error.ts';
import { BUILD } from '../../shared/build.ts';
import { reloadPage } from '../../shared/reload-page.ts';
import { paths } from '../../shared/paths.ts';
import { chakra, Wrap } from '../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyPage } from '../../shared/ui/lists/query-view.tsx';
import { reportError } from '../report-error.ts';

/** Browsers' messages when importing a screen fails because a newer version was deployed. */
const GONE = /dynamically imported module|importing a module script|error loading/i;

const RELOADED_KEY = 'loot_reloaded_build';

/** Loads the page once more for each build: most often a newer one has taken the place of the script that is missing. */
async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) === BUILD) return;
  sessionStorage.setItem(RELOADED_KEY, BUILD);
  await reloadPage();
}

/** Stands in for a screen that failed in a way it could not handle: says so, and gives the request id to quote when there is one. */
export function ScreenProblem() {
  const error = useRouteError();
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const gone = error instanceof Error && GONE.test(error.message);
  useEffect(() => reportError(error), [error]);
  useEffect(() => {
    if (!gone) return;
    if (navigator.onLine) return void reloadOnce();
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [gone]);
  return (
    <chakra.div role="alert">
      <EmptyPage
        drawing="compass"
        title="Something went wrong"
        text={
          <>
            {gone
              ? 'This screen could not be loaded. Either the connection was lost, or Doubloon has been updated meanwhile.'
              : 'This screen could not be shown. Loading it again often helps.'}
            {requestId && (
              <chakra.span display="block" marginTop="2">
                If it keeps happening, quote this request id: <code>{requestId}</code>
              </chakra.span>
            )}
          </>
        }
        action={
          <Wrap gap="3" justifyContent="center">
            <Button onClick={() => void reloadPage()}>Reload page</Button>
            <ButtonLink variant="outline" to={paths.home}>
              Back to the home page
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.status}>
              See what works
            </ButtonLink>
          </Wrap>
        }
      />
    </chakra.div>
  );
}

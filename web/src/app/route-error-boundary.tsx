import { Component, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../shared/api/api-error.ts';
import { paths } from '../shared/paths.ts';
import { chakra } from '../shared/style/chakra.tsx';
import { shellText } from '../shared/text/shell.ts';
import { ButtonLink } from '../shared/ui/button-link.tsx';
import { Button } from '../shared/ui/button.tsx';
import { CompassDrawing } from '../shared/ui/drawings.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Wrap } from '../shared/ui/layout.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Another place clears the failure. */
  place: string;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (previous.place !== this.props.place && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ScreenProblem error={this.state.error} />;
  }
}

/** Catches what a screen could not handle, says so, and gives the request id to quote when there is one. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}

/** What the import of a screen that was deployed anew since this page was opened fails with. */
const GONE = /dynamically imported module|importing a module script|error loading/i;

function ScreenProblem({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const gone = error instanceof Error && GONE.test(error.message);
  useEffect(() => {
    if (!gone || navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [gone]);
  return (
    <chakra.div role="alert">
      <PageTitle title={shellText.problem} />
      <EmptyState
        as="h1"
        drawing={<CompassDrawing />}
        title={shellText.problem}
        text={
          <>
            {gone ? shellText.screenGone : shellText.screenFailed}
            {requestId && (
              <chakra.span display="block" marginTop="2">
                {shellText.quote} <code>{requestId}</code>
              </chakra.span>
            )}
          </>
        }
        action={
          <Wrap gap="3" justifyContent="center">
            <Button onClick={() => location.reload()}>{shellText.reload}</Button>
            <ButtonLink look="outline" to={paths.home}>
              {shellText.toHome}
            </ButtonLink>
          </Wrap>
        }
      />
    </chakra.div>
  );
}

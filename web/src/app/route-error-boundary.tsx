import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../shared/api/api-error.ts';
import { Button } from '../shared/ui/button.tsx';
import { CompassDrawing } from '../shared/ui/drawings.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';

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

function ScreenProblem({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <EmptyState
      as="h1"
      drawing={<CompassDrawing />}
      title="Something went wrong"
      text={
        <>
          This screen could not be shown. Loading it again often helps.
          {requestId && (
            <chakra.span display="block" marginTop="2">
              If it keeps happening, quote this request id: <code>{requestId}</code>
            </chakra.span>
          )}
        </>
      }
      action={<Button onClick={() => location.reload()}>Reload page</Button>}
    />
  );
}

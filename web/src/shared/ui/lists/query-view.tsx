import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ApiError, isMissing, messageOf } from '../../api/api-error.ts';
import { useReady } from '../../state/use-ready.ts';
import { Card, CardGrid, chakra, Muted, SectionTitle, Stack, VisuallyHidden } from '../../style/chakra.tsx';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { DRAWINGS, type DrawingName } from '../pictures/drawings.tsx';

interface QueryProblemProps {
  /** Name of the failure, in the words of the specification. */
  title: string;
  /** The query that failed. */
  query: { error: unknown; refetch: () => unknown };
}

/** Stands where a list or a thing could not be loaded, with the server's words, a request id to quote, and a retry. */
export function QueryProblem({ title, query: { error, refetch } }: QueryProblemProps) {
  const known = error instanceof ApiError ? error : undefined;
  return (
    <chakra.div role="alert">
      <EmptyState
        drawing="bottle"
        title={title}
        text={
          <>
            {known && !title.includes(known.message) ? known.message : null}
            {known?.requestId && !title.includes(known.requestId) && (
              <chakra.span display="block" fontSize="sm" marginTop="1">
                Request id: <code>{known.requestId}</code>
              </chakra.span>
            )}
          </>
        }
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    </chakra.div>
  );
}

/** A `QueryProblem` for where there is something else to see: what of it could not be loaded, why, and a retry. */
export function ProblemNotice({ title, query: { error, refetch } }: QueryProblemProps) {
  const why = messageOf(error, '');
  return (
    <Notice colorPalette="coral" title={title} alert>
      {why && <chakra.p fontSize="sm">{why}</chakra.p>}
      <div>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

interface EmptyStateProps {
  drawing: DrawingName | ReactElement;
  title: string;
  text?: ReactNode;
  /** The next useful thing to do. */
  action?: ReactNode;
  /** The heading's level in the page. */
  as?: 'h1' | 'h2' | 'h3';
  /** True where more follows below, which is to be in sight as well. */
  dense?: boolean;
}

/** Placeholder for an empty list or for something that was not found. */
export function EmptyState({ drawing, title, text, action, as = 'h2', dense = false }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      paddingX="4"
      paddingY={dense ? '2' : { base: '10', md: '14' }}
    >
      {typeof drawing === 'string' ? DRAWINGS[drawing] : drawing}
      <SectionTitle as={as} marginTop="2">
        {title}
      </SectionTitle>
      {text && (
        <Muted maxWidth="prose" textWrap="balance">
          {text}
        </Muted>
      )}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </chakra.div>
  );
}

/** An `EmptyState` that is all there is on a page; of an address that leads nowhere it is `missing`. */
export function EmptyPage({ missing, ...state }: Omit<EmptyStateProps, 'as'> & { missing?: boolean }) {
  return (
    <>
      <PageTitle title={state.title} missing={missing} />
      <EmptyState as="h1" {...state} />
    </>
  );
}

/** The shape of what is about to be here; size it like the thing it stands for. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'line/60', borderRadius: 'md', minHeight: '4', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true, 'data-skeleton': '' } as const },
);

/** Parts of a page that are on their way, one below the other. */
export function Loading({ children, ...rest }: ComponentProps<typeof Stack>) {
  return (
    <Stack role="status" {...rest}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      {children}
    </Stack>
  );
}

/** The shape of a list that is on its way. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Loading gap="3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="20" borderRadius="lg" />
      ))}
    </Loading>
  );
}

/** Cards that are on their way, each in the shape of `children`. */
export function CardsSkeleton({ children, ...card }: ComponentProps<typeof Card>) {
  return (
    <Loading as={CardGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} aria-hidden {...card}>
          {children}
        </Card>
      ))}
    </Loading>
  );
}

/** The shape of a screen that is on its way. */
export function PageSkeleton() {
  return (
    <Loading gap="5">
      <Skeleton height="9" width="min(20rem, 70%)" />
      <Skeleton height="5" width="min(32rem, 90%)" />
      <Skeleton height="40" borderRadius="lg" />
      <Skeleton height="40" borderRadius="lg" />
    </Loading>
  );
}

interface QueryViewProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending'> & { refetch: () => unknown };
  /** Text shown when the answer cannot be loaded. */
  problem: string;
  /** Shown while the answer is loading. */
  pending: ReactNode;
  /** Shown when there is no such thing, also when it has gone meanwhile; without it that is a problem like any other. */
  missing?: ReactNode;
  /** True when there is something else to see: a problem is a notice beside it. */
  beside?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query in each of its states. Data stays on the screen when a refetch fails, and so do the dialogs opened on it. The first data is shown
 * by a render in short tasks, between which the page answers.
 */
export function QueryView<Data>({ query, problem, pending, missing, beside, children }: QueryViewProps<Data>) {
  const isReady = useReady(query.data !== undefined);
  if (missing !== undefined && isMissing(query.error)) return missing;
  if (query.data !== undefined) return isReady ? children(query.data) : pending;
  if (query.isPending) return pending;
  const Problem = beside ? ProblemNotice : QueryProblem;
  return <Problem title={problem} query={query} />;
}

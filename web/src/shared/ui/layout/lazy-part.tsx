import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

/** A component that is loaded when it is first shown; `pending` stands in its place until then. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  pending: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as FunctionComponent<Props>;
  return function LazyPart(props) {
    return (
      <Suspense fallback={pending}>
        <Part {...props} />
      </Suspense>
    );
  };
}

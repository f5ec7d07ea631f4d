import { lazy, Suspense, type FunctionComponent } from 'react';

/** A component that is loaded when it is first shown; nothing stands in its place until then. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as FunctionComponent<Props>;
  return function LazyPart(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

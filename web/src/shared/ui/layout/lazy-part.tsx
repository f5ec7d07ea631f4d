import { lazy, Suspense, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { Hint } from '../../style/chakra.tsx';

/** Takes the place of a dialog that could not be loaded: whoever opened it learns that it is closed, and can open it again. */
function NoDialog({ onClose }: { onClose?: () => void }) {
  useEffect(() => onClose?.(), [onClose]);
  return null;
}

/** Takes the place of a part of the page that could not be loaded. */
function NoPart() {
  return <Hint role="alert">This part could not be loaded. Load the page again once you are online.</Hint>;
}

/**
 * A component that is loaded when it is first shown; `pending` stands in its place until then. One that cannot be loaded takes nothing else from the screen: it
 * calls its `onClose`, or says so where it has a place on the page, and is asked for again where it is shown next.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  pending: ReactNode = null,
): FunctionComponent<Props> {
  const begin = (): FunctionComponent<Props> => {
    const notLoaded = (): FunctionComponent => {
      Part = begin();
      return pending === null ? NoDialog : NoPart;
    };
    const loaded = async () => ({ default: (await load().catch(notLoaded)) as FunctionComponent });
    return lazy(loaded);
  };
  let Part = begin();
  return function LazyPart(props) {
    const [Shown] = useState(() => Part);
    return (
      <Suspense fallback={pending}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

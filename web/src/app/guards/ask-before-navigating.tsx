import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, resolvePath, useLocation } from 'react-router-dom';
import { isAnythingUnsaved } from '../../shared/form/unsaved.ts';
import { DiscardDialog } from '../../shared/ui/discard-dialog.tsx';
import { listenFirstToPop } from './first-to-pop.ts';

/** The place of the entry that the browser is at; the router numbers those it makes. */
function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Asks before a link, or Back and Forward, lead to another screen while something on this one is not saved. What replaces the address,
 * as redirects do, is let through. Stands in for the router's own blocker, which only its data routers have: they would be 14 kB more
 * of what the landing page loads (decision 012).
 */
export function AskBeforeNavigating({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const { pathname, key } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  const here = useRef({ pathname, index: historyIndex() });
  const returns = useRef(false);
  const passes = useRef(false);

  useEffect(() => {
    here.current = { pathname, index: historyIndex() };
  }, [pathname, key]);

  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, state, options) => {
      const go = () => navigator.push(to, state, options);
      if (isAnythingUnsaved() && resolvePath(to, pathname).pathname !== pathname) setGoOn(() => go);
      else go();
    };
    return { ...context, navigator: { ...navigator, push } };
  }, [context, pathname]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      if (returns.current) {
        returns.current = false;
        event.stopImmediatePropagation();
        return;
      }
      if (passes.current) {
        passes.current = false;
        return;
      }
      const index = historyIndex();
      const { index: from, pathname: at } = here.current;
      if (!isAnythingUnsaved() || window.location.pathname === at) return;
      if (index === undefined || from === undefined || index === from) return;
      // The address has changed already. The router does not learn of it, nor of the way back.
      event.stopImmediatePropagation();
      returns.current = true;
      window.history.go(from - index);
      setGoOn(() => () => {
        passes.current = true;
        window.history.go(index - from);
      });
    };
    return listenFirstToPop(onPop);
  }, []);

  return (
    <NavigationContext value={guarded}>
      {children}
      {goOn && (
        <DiscardDialog
          onKeep={() => setGoOn(undefined)}
          onDiscard={() => {
            setGoOn(undefined);
            goOn();
          }}
        />
      )}
    </NavigationContext>
  );
}

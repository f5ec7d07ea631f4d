import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { Hint, HStack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { DialogGuard } from '../../../shared/ui/dialogs/dialog-guard.tsx';

/** Where an application stands among those that are listed, and the way to its neighbours. */
export interface Steps {
  /** Counted from 1. */
  position: number;
  /** How many there are, with a plus while more can be loaded. */
  of: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Loads what follows the last one that is loaded, and answers how to go there; undefined where nothing follows. */
  more: (() => Promise<(() => void) | undefined>) | undefined;
}

const KEYS = { j: 'next', ArrowRight: 'next', k: 'previous', ArrowLeft: 'previous' } as const;
const TAKES_KEYS = 'input, textarea, select, iframe, video, audio, [contenteditable]';

/** The step that a key stands for; none while something else takes keys, or with a key that browsers and screen readers use for themselves. */
function stepOf({ key, target, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent, dialog: Element | null) {
  const typed = target instanceof Element && target.closest(TAKES_KEYS) !== null;
  const isOnTop = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
  if (typed || !isOnTop || ctrlKey || altKey || metaKey || shiftKey) return undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined;
}

/** Leads to the previous and the next application, by buttons and by keys; asks first when something typed would be lost. */
export function ApplicationStepper({ id, name, steps }: { id: string; name: string; steps: Steps }) {
  const guard = use(DialogGuard);
  const place = useRef<HTMLDivElement>(null);
  const go = (step: 'previous' | 'next') => {
    const then = steps[step];
    if (then) guard?.leave(then);
    else if (step === 'next') void loadMore();
  };
  // Asks only once it is there: feedback can be written meanwhile.
  const loadMore = async () => {
    const then = await steps.more?.();
    if (then) guard?.leave(then);
  };
  const goesOn = Boolean(steps.next ?? steps.more);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, place.current?.closest('dialog') ?? null);
    if (!step) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // The focused element may have gone with the application before.
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    dialog?.scrollTo?.(0, 0);
    if (dialog && !dialog.contains(document.activeElement)) place.current?.focus();
  }, [id]);

  return (
    <HStack
      ref={place}
      tabIndex={-1}
      width="fit-content"
      role="group"
      aria-label="Applications"
      gap="1"
      marginTop="-3"
      marginBottom="3"
      marginLeft="-2"
    >
      <IconButton label="Previous application" aria-disabled={!steps.previous} onClick={() => go('previous')}>
        <ChevronLeft aria-hidden opacity={steps.previous ? 1 : 0.35} />
      </IconButton>
      <Hint role="status" whiteSpace="nowrap">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        {`${steps.position} of ${steps.of}`}
      </Hint>
      <IconButton label="Next application" aria-disabled={!goesOn} onClick={() => go('next')}>
        <ChevronRight aria-hidden opacity={goesOn ? 1 : 0.35} />
      </IconButton>
      <Hint display={{ base: 'none', md: 'block' }} marginLeft="2">
        <kbd>J</kbd> next, <kbd>K</kbd> previous
      </Hint>
    </HStack>
  );
}

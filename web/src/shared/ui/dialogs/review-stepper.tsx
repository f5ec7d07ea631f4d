import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { chakra, Hint, VisuallyHidden } from '../../style/chakra.tsx';
import { IconButton } from '../buttons/button.tsx';
import { DialogGuard } from './dialog-guard.tsx';

/** Position of a reviewed item in its list, and how to go to its neighbours. */
export interface ReviewSteps {
  /** Counted from 1. */
  position: number;
  /** How many there are, with a plus while more can be loaded. */
  of: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Loads what follows the last loaded item, and answers how to go there; undefined where nothing follows. */
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

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    width: 'fit-content',
    marginTop: '-7',
    marginLeft: '-2',
    marginBottom: { base: '-1', md: '1' },
  },
});
const Position = chakra(Hint, { base: { whiteSpace: 'nowrap' } });
const KeysHint = chakra(Hint, { base: { display: { base: 'none', md: 'block' }, marginLeft: '2' } });

interface ReviewStepperProps {
  /** Kind of item under review. */
  of: 'application' | 'treasure' | 'proof';
  id: string;
  /** Title of the review. */
  name: string;
  steps: ReviewSteps;
}

/** Leads to the previous and the next item of a list under review, by buttons and by keys; asks first when something typed would be lost. */
export function ReviewStepper({ of, id, name, steps }: ReviewStepperProps) {
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

  // The focused element may have gone with the previous item.
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    dialog?.scrollTo?.(0, 0);
    if (dialog && !dialog.contains(document.activeElement)) place.current?.focus();
  }, [id]);

  return (
    <Row ref={place} tabIndex={-1} role="group" aria-label={`${of.charAt(0).toUpperCase()}${of.slice(1)}s`}>
      <IconButton label={`Previous ${of}`} aria-disabled={!steps.previous} onClick={() => go('previous')}>
        <ChevronLeft aria-hidden opacity={steps.previous ? 1 : 0.35} />
      </IconButton>
      <Position role="status">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        {`${steps.position} of ${steps.of}`}
      </Position>
      <IconButton label={`Next ${of}`} aria-disabled={!goesOn} onClick={() => go('next')}>
        <ChevronRight aria-hidden opacity={goesOn ? 1 : 0.35} />
      </IconButton>
      <KeysHint>
        <kbd>J</kbd> next, <kbd>K</kbd> previous
      </KeysHint>
    </Row>
  );
}

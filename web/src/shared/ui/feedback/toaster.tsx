import { useEffect, useRef, useState } from 'react';
import { movingList } from '../../motion/moving-list.tsx';
import { useToasts, type Toast } from '../../state/toasts.ts';
import { chakra } from '../../style/chakra.tsx';
import { Button, IconButton } from '../buttons/button.tsx';
import { focusPlace } from '../dialogs/return-focus.ts';
import { AlertIcon, CheckIcon, CrossIcon } from '../pictures/icons.tsx';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    inset: { base: '0.75rem 0.75rem auto', md: '1rem 1rem auto auto' },
    width: { base: 'auto', md: '24rem' },
    maxHeight: 'calc(100dvh - 2rem)',
    margin: '0',
    padding: '0',
    border: 'none',
    bg: 'transparent',
    color: 'text',
    overflow: 'visible',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    zIndex: 'toast',
    pointerEvents: 'none',
  },
});
const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingLeft: '4',
    paddingY: '1',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderLeftWidth: '4px',
    borderRadius: 'md',
    boxShadow: 'lifted',
    fontWeight: 'medium',
    pointerEvents: 'auto',
  },
  variants: {
    type: { success: { borderLeftColor: 'seaText' }, error: { borderLeftColor: 'coralText' } },
  },
});

const Toasts = movingList(Corner, 'slide');

/** Shows the toasts at the top right, above open dialogs too. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const ref = useRef<HTMLDivElement>(null);
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    // Showing the popover anew lifts it over a dialog that was opened after it.
    const corner = ref.current;
    if (!corner?.showPopover || newestId === undefined) return undefined;
    corner.showPopover();
    return () => corner.hidePopover();
  }, [newestId]);

  return (
    <Toasts list={ref} popover="manual" display={toasts.length === 0 ? 'none' : 'flex'}>
      {toasts.map((toast) => (
        <ToastNote key={toast.id} toast={toast} />
      ))}
    </Toasts>
  );
}

/** How long a pointer holds a message: it may rest there because it was there before. */
const MAX_READING_MS = 15_000;

function ToastNote({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (focused) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), pointedAt ? MAX_READING_MS : toast.durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, pointedAt, focused, toast]);

  const close = () => {
    dismiss(toast.id);
    focusPlace();
  };

  const { undo } = toast;
  const takeBack = () => {
    close();
    undo?.();
  };

  const Icon = toast.type === 'error' ? AlertIcon : CheckIcon;
  return (
    <Note
      type={toast.type}
      role={toast.type === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <chakra.span color={toast.type === 'error' ? 'coralText' : 'seaText'} flexShrink="0" aria-hidden>
        <Icon />
      </chakra.span>
      <chakra.span flex="1" paddingY="2">
        {toast.text}
      </chakra.span>
      {undo && (
        <Button variant="outline" paddingX="3" onClick={takeBack}>
          Undo
        </Button>
      )}
      <IconButton label="Dismiss" color="muted" onClick={close}>
        <CrossIcon />
      </IconButton>
    </Note>
  );
}

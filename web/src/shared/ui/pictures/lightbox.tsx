import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { chakra, Wrap } from '../../style/chakra.tsx';
import { IconButton } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

interface LightboxProps {
  title: string;
  /** The place of the shown item among all, from 0. */
  at: number;
  count: number;
  /** The word for one item, as in `Next work`. */
  word: string;
  onShow: (at: number) => void;
  onClose: () => void;
  /** The shown item, large; it fills its place. */
  children: ReactNode;
  /** Stands beside the buttons. */
  aside?: ReactNode;
}

/** A dialog with a picture or video large and, if there are several, the way to those before and after it, also by the arrow keys. */
export function Lightbox({ title, at, count, word, onShow, onClose, children, aside }: LightboxProps) {
  const isFirst = at <= 0;
  const isLast = at >= count - 1;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // In a video the arrows go through the video.
      if (event.target instanceof HTMLVideoElement) return;
      if (event.key === 'ArrowLeft' && !isFirst) onShow(at - 1);
      if (event.key === 'ArrowRight' && !isLast) onShow(at + 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, isFirst, isLast, onShow]);

  return (
    <Dialog title={title} onClose={onClose} width="60rem">
      <chakra.div
        // Same height for every item, so that the Next button stays in place.
        height={{ base: 'min(60dvh, 24rem)', md: '64dvh' }}
        bg="sunken"
        borderRadius="lg"
        overflow="hidden"
      >
        {children}
      </chakra.div>
      {(count > 1 || aside) && (
        <Wrap alignItems="center" gap="2" marginTop="3">
          {count > 1 && (
            <>
              <IconButton label={`Previous ${word}`} disabled={isFirst} onClick={() => onShow(at - 1)}>
                <ChevronLeft aria-hidden opacity={isFirst ? 0.35 : 1} />
              </IconButton>
              <chakra.span fontSize="sm" textStyle="figure" role="status">
                {at + 1} / {count}
              </chakra.span>
              <IconButton label={`Next ${word}`} disabled={isLast} onClick={() => onShow(at + 1)}>
                <ChevronRight aria-hidden opacity={isLast ? 0.35 : 1} />
              </IconButton>
            </>
          )}
          {aside}
        </Wrap>
      )}
    </Dialog>
  );
}

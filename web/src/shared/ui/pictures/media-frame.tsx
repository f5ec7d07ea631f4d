import type { ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { Skeleton } from '../lists/query-view.tsx';

/** The room of a picture or video, which it fills; it is there before, while and after it loads, so that nothing moves. */
export const MediaFrame = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    height: 'full',
    '& > img, & > video': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
  },
});

/** Fills a frame while nothing can be seen yet; nobody waits for it, because the frame keeps its size. */
export function MediaSkeleton() {
  return <Skeleton as="span" position="absolute" inset="0" borderRadius="none" data-skeleton="framed" />;
}

const Placeholder = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    containerType: 'size',
    display: 'grid',
    bg: 'sunken',
    color: 'muted',
    textAlign: 'center',
    '& > span': { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '2', padding: '1' },
    '& svg': { width: '1.5rem', height: '1.5rem' },
    // Words where there is room for them.
    '& small': { display: 'none', fontSize: 'sm', lineHeight: 'snug', maxWidth: '16rem', textWrap: 'balance' },
    '@container (min-width: 14rem) and (min-height: 9rem)': { '& small': { display: 'block' } },
    // High enough for a caption besides.
    '@container (min-width: 11rem) and (min-height: 12rem)': { '& small': { display: 'block' } },
  },
});

interface NotShownProps {
  /** Alternative text; empty for decorative media. */
  description: string;
  icon: ReactNode;
  text: string;
}

/** Stands in a frame for what could not be loaded. */
export function NotShown({ description, icon, text }: NotShownProps) {
  const spoken =
    description === ''
      ? { 'aria-hidden': true }
      : ({ role: 'img', 'aria-label': `${description}, could not be loaded` } as const);
  return (
    <Placeholder {...spoken} title={text}>
      <span>
        {icon}
        <small>{text}</small>
      </span>
    </Placeholder>
  );
}

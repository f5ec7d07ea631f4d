import { ImageOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MediaFrame, MediaSkeleton, NotShown } from './media-frame.tsx';
import { useLoading, useSource, type Source } from './use-loading.ts';

interface PictureProps extends Omit<ComponentProps<typeof MediaFrame>, 'children'> {
  src: Source;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  /** `cover` crops the image to fill its frame, `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  /** Which part of it stays when the frame is flatter. */
  from?: 'center' | 'top';
  /** Loads the image only when it comes near the viewport. */
  lazy?: boolean;
  /** Stands in its place when it could not be loaded; a sign unless told. */
  fallback?: ReactNode;
}

/**
 * A picture that people have uploaded or chosen, in a frame that has its size from elsewhere. While it loads there is a skeleton; when it
 * cannot be loaded there is a sign, and it is tried again once the connection is back.
 */
export function Picture({ src, alt, fit = 'cover', from = 'center', lazy = false, fallback, ...frame }: PictureProps) {
  const { status, attempt, onShown, onFailed } = useLoading(src);
  const source = useSource(src);
  return (
    <MediaFrame {...frame}>
      {status === 'loading' && <MediaSkeleton />}
      {status !== 'failed' && (
        <img
          key={attempt}
          {...source}
          alt={alt}
          loading={lazy ? 'lazy' : undefined}
          style={{ objectFit: fit, objectPosition: from }}
          onLoad={onShown}
          onError={onFailed}
        />
      )}
      {status === 'failed' &&
        (fallback ?? (
          <NotShown description={alt} icon={<ImageOff aria-hidden />} text="This picture could not be loaded." />
        ))}
    </MediaFrame>
  );
}

import { VideoOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MediaFrame, MediaSkeleton, NotShown } from './media-frame.tsx';
import { useSource, type Loading, type Source } from './use-loading.ts';

interface VideoProps extends Omit<ComponentProps<'video'>, 'aria-label' | 'src'> {
  src: Source;
  /** Loading state from `useLoading`. */
  loading: Loading;
  /** Accessible name; empty for a decorative video. */
  label: string;
  fit?: 'cover' | 'contain';
}

/** A video that people have uploaded or chosen, filling what is around it: with a skeleton until it can be seen and a sign when it cannot be played. */
export function Video({ src, loading, label, fit = 'cover', ...video }: VideoProps) {
  const { status, attempt, onShown, onFailed } = loading;
  const source = useSource(src);
  return (
    <MediaFrame>
      {status === 'loading' && <MediaSkeleton />}
      {status === 'failed' ? (
        <NotShown description={label} icon={<VideoOff aria-hidden />} text="This video cannot be played." />
      ) : (
        <video
          {...source}
          {...video}
          key={attempt}
          playsInline
          preload="metadata"
          {...(label === '' ? { 'aria-hidden': true } : { 'aria-label': label })}
          style={{ objectFit: fit }}
          onLoadedData={(event) => {
            onShown();
            video.onLoadedData?.(event);
          }}
          // Some browsers load nothing of a video before it is played.
          onSuspend={onShown}
          onError={(event) => {
            onFailed();
            video.onError?.(event);
          }}
        />
      )}
    </MediaFrame>
  );
}

import type { MediaView } from '@doubloon/contract/media/media.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import type { Loading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';
import { useReducedMotion } from '../use-reduced-motion.ts';

interface HoverVideoProps {
  work: MediaView;
  loading: Loading;
  video: RefObject<HTMLVideoElement | null>;
  /** True when the video plays by itself while it is in view. */
  autoPlay: boolean;
  onPlaying: (playing: boolean) => void;
}

/** A silent preview of a video. It plays by itself only for people who did not ask for less motion. */
export function HoverVideo({ work, loading, video, autoPlay, onPlaying }: HoverVideoProps) {
  const reduced = useReducedMotion();
  const frame = useRef<HTMLSpanElement>(null);
  const seen = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || !autoPlay || reduced) return;
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? false;
      if (seen.current) void video.current?.play().catch(() => undefined);
      else video.current?.pause();
    });
    observer.observe(element);
    return () => {
      seen.current = false;
      observer.disconnect();
    };
  }, [autoPlay, reduced, video]);

  return (
    <chakra.span ref={frame} display="block" width="full" height="full">
      <Video
        ref={video}
        loading={loading}
        label=""
        // The moment that stands for the video while it does not play.
        src={`${work.downloadURL}#t=0.1`}
        muted
        loop
        tabIndex={-1}
        onLoadedData={() => {
          // It was in sight before there was anything to play.
          if (seen.current) void video.current?.play().catch(() => undefined);
        }}
        onPlay={() => onPlaying(true)}
        onPause={() => onPlaying(false)}
        onError={() => onPlaying(false)}
      />
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import type { MediaView } from '@doubloon/contract/media/media.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

interface HoverVideoProps {
  work: MediaView;
  video: RefObject<HTMLVideoElement | null>;
  /** Whether it plays by itself while it can be seen. */
  autoPlay: boolean;
  onPlaying: (playing: boolean) => void;
}

/** A silent preview of a video. It plays by itself only for people who did not ask for less motion. */
export function HoverVideo({ work, video, autoPlay, onPlaying }: HoverVideoProps) {
  const reduced = useReducedMotion();
  const seen = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element || !autoPlay || reduced) return;
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? false;
      if (seen.current) void element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [autoPlay, reduced, video]);

  return (
    <chakra.video
      ref={video}
      // The moment that stands for the video while it does not play.
      src={`${work.downloadURL}#t=0.1`}
      muted
      loop
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      width="full"
      height="full"
      objectFit="cover"
    />
  );
}

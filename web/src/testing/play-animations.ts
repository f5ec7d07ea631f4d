import { vi } from 'vitest';

/** Gives elements the browser's animations, which happy-dom lacks; each ends in a moment. Returns what is called to begin one. */
export function playAnimations() {
  const animate = vi.fn((_keyframes: PropertyIndexedKeyframes, _timing: KeyframeAnimationOptions) => {
    const animation = { onfinish: null as (() => void) | null, currentTime: 0, playState: 'running', playbackRate: 1 };
    setTimeout(() => animation.onfinish?.(), 10);
    return Object.assign(animation, { cancel: () => undefined, play: () => undefined, commitStyles: () => undefined });
  });
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, writable: true, value: animate });
  return animate;
}

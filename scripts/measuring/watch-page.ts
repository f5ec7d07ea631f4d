/** When a page shows something, in ms since it was asked for; `undefined` is not yet. */
export interface PageWatch {
  /** True when `main` contains the expected text and nothing covers the page; `shownAt` is the first time. */
  isShown: () => boolean;
  shownAt: number | undefined;
  /** The last click, and when anything of the page changed after it. */
  clickedAt: number | undefined;
  feedbackAt: number | undefined;
  /** When anything changed last. */
  changedAt: number;
  /** The moment since which a skeleton is shown; `skeletonMs` is the time of earlier ones since the last click. */
  skeletonSince: number | undefined;
  skeletonMs: number;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
}

/** Runs in a page before its own scripts, and keeps `window.pageWatch`. A click begins anew. Refers to nothing outside itself. */
export function watchPage(expects: string): void {
  const wanted = expects.toLowerCase();
  const watch: PageWatch = {
    isShown: () => {
      if (document.querySelector('[data-covers-page]')) return false;
      // `innerText` is the visible text; capitals may come from a style.
      const text = document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ').toLowerCase();
      return text !== undefined && text.includes(wanted);
    },
    shownAt: undefined,
    clickedAt: undefined,
    feedbackAt: undefined,
    changedAt: 0,
    skeletonSince: undefined,
    skeletonMs: 0,
  };
  window.pageWatch = watch;

  // Skeletons are all that moves without end and is kept from those who hear the page.
  const hasSkeleton = () =>
    document.getAnimations().some(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return effect?.getTiming().iterations === Infinity && target?.ariaHidden === 'true' && target.closest('main');
    });

  const look = () => {
    const shows = watch.shownAt === undefined && watch.isShown();
    const skeleton = hasSkeleton();
    const clicked = watch.clickedAt;
    // This frame is painted by the time of the next task.
    void scheduler.postTask(
      () => {
        const now = performance.now();
        if (clicked !== watch.clickedAt) return;
        if (clicked !== undefined) watch.feedbackAt ??= now;
        if (shows) watch.shownAt ??= now;
        if (skeleton) watch.skeletonSince ??= now;
        else if (watch.skeletonSince !== undefined) {
          watch.skeletonMs += now - watch.skeletonSince;
          watch.skeletonSince = undefined;
        }
      },
      { priority: 'user-blocking' },
    );
  };

  let looking = 0;
  new MutationObserver(() => {
    watch.changedAt = performance.now();
    cancelAnimationFrame(looking);
    looking = requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      cancelAnimationFrame(looking);
      watch.clickedAt = timeStamp;
      watch.feedbackAt = undefined;
      watch.shownAt = undefined;
      watch.skeletonSince = undefined;
      watch.skeletonMs = 0;
    },
    { capture: true },
  );
}

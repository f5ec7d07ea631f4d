/** The most that the layout shifts of a visit may add up to; Lighthouse and search engines call up to 0.1 good. */
export const MAX_SHIFT = 0.02;

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes every layout shift in `window.shifts`. Runs in the page. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 60) ?? ''} ${previousRect.y} → ${currentRect.y}`,
      );
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

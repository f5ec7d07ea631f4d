export const STEP_KINDS = ['grow', 'spike', 'bots', 'fall', 'delete', 'private', 'back'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * A change in a post's life. `views` is what it gains each day from now on (`grow`), gains within the next hour from people (`spike`) or from machines, which
 * like nothing (`bots`), or has taken away (`fall`); it means nothing for the others.
 */
export interface CourseStep {
  kind: StepKind;
  /** ISO date. */
  at: string;
  views: number;
}

export interface Counts {
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

/** How a platform shows a post to others. */
export type Shown = 'public' | 'private' | 'gone';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Reactions of each person who looks at a post. */
const REACTIONS = { likes: 0.04, comments: 0.005, shares: 0.003 } as const;

/** The counts of a post that began with some views, at a moment; and how it is shown then. Nobody sees one that is private or gone, so it does not grow. */
export function countsAt(views: number, course: readonly CourseStep[], nowMs: number): Counts & { shown: Shown } {
  const steps = course
    .filter(({ at }) => Date.parse(at) <= nowMs)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  let shown: Shown = 'public';
  let perDay = 0;
  let people = views;
  let machines = 0;
  let taken = 0;
  steps.forEach((step, index) => {
    const from = Date.parse(step.at);
    const next = steps[index + 1];
    if (step.kind === 'grow') perDay = step.views;
    if (step.kind === 'delete') shown = 'gone';
    if (step.kind === 'private') shown = 'private';
    if (step.kind === 'back') shown = 'public';
    if (step.kind === 'fall') taken += step.views;
    const withinHour = step.views * Math.min((nowMs - from) / HOUR_MS, 1);
    if (step.kind === 'spike') people += withinHour;
    if (step.kind === 'bots') machines += withinHour;
    const until = next ? Date.parse(next.at) : nowMs;
    if (shown === 'public') people += (perDay * (until - from)) / DAY_MS;
  });
  // A platform that takes views away takes those of machines first.
  const seen = Math.max(people - Math.max(taken - machines, 0), 0);
  const total = Math.floor(seen + Math.max(machines - taken, 0));
  return {
    views: total,
    likes: Math.floor(seen * REACTIONS.likes),
    comments: Math.floor(seen * REACTIONS.comments),
    shares: Math.floor(seen * REACTIONS.shares),
    shown,
  };
}

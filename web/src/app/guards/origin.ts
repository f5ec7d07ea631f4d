import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** Returns where somebody was going when they were sent to sign in; the dashboard when they came by themselves. */
export function originOf(state: unknown): string {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (!from?.pathname) return paths.dashboard;
  return `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`;
}

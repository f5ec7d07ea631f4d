import { BUILD } from '../../shared/build.ts';
import { useConnection } from '../../shared/state/connection.ts';

/** Looks now, and whenever somebody turns to this tab, for a build newer than the one that runs. Returns how to stop. */
export function followUpdates(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void newestBuild().then(compare, () => undefined);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Returns the path of the newest build's first script, as `/build.json` names it. */
async function newestBuild(): Promise<unknown> {
  const response = await fetch('/build.json');
  const { build } = (await response.json()) as { build?: unknown };
  return build;
}

function compare(newest: unknown): void {
  if (typeof newest === 'string') useConnection.setState({ outdated: newest !== new URL(BUILD).pathname });
}

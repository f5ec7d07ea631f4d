import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { headScript } from '../../testing/head-script.ts';

/** Runs the head's script on a page that names its scripts, up to the end of its HTML; steps are run by `frame` and `task`. */
function openPage({ dataset, hidden = false }: { dataset: Record<string, string>; hidden?: boolean }) {
  const asked: string[] = [];
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const onParsed: (() => void)[] = [];
  runInNewContext(headScript, {
    window: { matchMedia: () => ({ matches: false }) },
    location: { pathname: '/dashboard', search: '' },
    navigator: { onLine: false },
    document: {
      documentElement: { className: '', dataset: {} },
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      createElement: () => ({}),
      getElementById: (id: string) => (id === 'root' ? { dataset } : null),
      hidden,
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => tasks.push(run),
    addEventListener: (name: string, run: () => void) => name === 'DOMContentLoaded' && onParsed.push(run),
  });
  for (const run of onParsed.splice(0)) run();
  const step = (list: (() => void)[]) => () => {
    for (const run of list.splice(0)) run();
  };
  return { asked, frame: step(frames), task: step(tasks) };
}

describe('the scripts of a page that shows something without them', () => {
  const dataset = { app: '/assets/main.js /assets/shell.js' };

  it('are asked for once it is painted', () => {
    const { asked, frame, task } = openPage({ dataset });
    task();
    expect(asked).toEqual([]);
    frame();
    expect(asked).toEqual([]);
    task();
    expect(asked).toEqual(['/assets/main.js', '/assets/shell.js']);
  });

  it('are asked for at once in a tab in the background, which is not painted', () => {
    expect(openPage({ dataset, hidden: true }).asked).toEqual(['/assets/main.js', '/assets/shell.js']);
  });

  it('are none where the page names none, because it loads them by itself', () => {
    const plain = openPage({ dataset: {} });
    plain.frame();
    plain.task();
    expect(plain.asked).toEqual([]);
  });
});

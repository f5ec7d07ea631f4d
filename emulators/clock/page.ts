const MOVES = [
  ['+1 hour', 3_600_000],
  ['+1 day', 86_400_000],
  ['+7 days', 604_800_000],
] as const;

/** The page a person uses to move test time. `now` is an ISO date. */
export function clockPage(time: { now: string; offsetMs: number }): string {
  const moves = MOVES.map(
    ([label, ms]) =>
      `<form method="post" action="/advance"><input type="hidden" name="ms" value="${ms}"><button>${label}</button></form>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test clock</title>
<style>body{font:16px/1.5 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem}form{display:inline-block;margin:.25rem}button,input{font:inherit;min-height:44px;padding:0 .75rem;max-width:100%;box-sizing:border-box}</style>
</head><body>
<h1>Test clock</h1>
<p>For the product it is <time datetime="${time.now}"><strong>${time.now}</strong></time>, ${time.offsetMs} ms away from real time.</p>
<p>Moving the clock runs the scheduled jobs at once.</p>
<p>${moves.join('')}</p>
<p><form method="post" action="/set"><label>Set to <input name="at" value="${time.now}" size="26"></label> <button>Set</button></form>
<form method="post" action="/tick"><button>Run the scheduled jobs now</button></form>
<form method="post" action="/reset"><button>Back to real time</button></form></p>
</body></html>`;
}

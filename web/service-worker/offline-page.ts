const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="5" />
    <title>You are offline - Doubloon</title>
    <style>
      :root { color-scheme: light dark; --page: #faf6ec; --text: #0b1120; }
      @media (prefers-color-scheme: dark) { :root { --page: #0b1120; --text: #faf6ec; } }
      body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; text-align: center;
        background: var(--page); color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif; }
      h1 { font-size: 1.5rem; margin: 0; }
      p { margin: 0.5rem 0 1.5rem; max-width: 30rem; }
      a { color: inherit; padding: 0.75rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>You are offline</h1>
      <p>This page has not been opened here before. It opens by itself as soon as Doubloon can be reached again.</p>
      <a href="">Try again</a>
    </main>
  </body>
</html>
`;

/** Returns what stands in for a page that is not kept while Doubloon cannot be reached. It loads itself again every five seconds. */
export function offlinePage(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

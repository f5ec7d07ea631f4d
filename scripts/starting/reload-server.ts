import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReloadServer {
  /** Event stream on which every message asks open pages to load again. */
  url: string;
  /** The module by which a page listens. */
  script: string;
  reloadPages: () => void;
  close: () => void;
}

/** The server side of the development build's live reload, on a port of its own. */
export async function startReloadServer(): Promise<ReloadServer> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.flushHeaders();
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    script: `new EventSource(${JSON.stringify(url)}).onmessage = () => location.reload();\n`,
    reloadPages: () => {
      for (const page of pages) page.write('data: reload\n\n');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * Loaded into the suite's HTTP servers by `--import`: a connection stays open for as long as its client wants. Node closes one that nobody
 * uses for 5 s, which breaks a request that is on its way at that moment; on a busy machine events of triggers were lost by it.
 */
subscribe('http.server.request.start', (message) => {
  (message as { server: Server }).server.keepAliveTimeout = 0;
});

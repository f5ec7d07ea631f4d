import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * Keeps connections of the suite's HTTP servers, which load this module by `--import`, open for as long as their clients want. Node closes a connection that is
 * idle for 5 s, which breaks a request on its way at that moment; on a busy machine this lost events of triggers.
 */
subscribe('http.server.request.start', (message) => {
  (message as { server: Server }).server.keepAliveTimeout = 0;
});

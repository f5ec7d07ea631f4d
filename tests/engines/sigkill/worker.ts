import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../functions/src/app.ts';
import { DOMAINS } from '../../../functions/src/domains.ts';
import { getProcessDependencies, provideDomains } from '../../../functions/src/platform/process-dependencies.ts';

provideDomains(DOMAINS);

/** Run as a process of its own by a test that kills it: the product's API, as it is deployed; tells its parent the port. */
const server = createServer(createApp(getProcessDependencies()));
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit());

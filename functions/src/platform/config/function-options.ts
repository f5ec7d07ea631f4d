import { setGlobalOptions } from 'firebase-functions';

// Read when a function is defined, so whatever defines one imports this module before.
// Memory and calls at once: measured by `npm run bench:triggers`, see docs/deployment.md.
setGlobalOptions({ region: 'asia-southeast1', maxInstances: 20, memory: '512MiB', concurrency: 20 });

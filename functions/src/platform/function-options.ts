import { setGlobalOptions } from 'firebase-functions';

// Read when a function is defined, so whatever defines one imports this module before.
setGlobalOptions({ region: 'asia-southeast1', maxInstances: 20 });

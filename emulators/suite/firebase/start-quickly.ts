import { createRequire } from 'node:module';

type Middleware = (document: object, options: object) => Promise<unknown>;
type AjvClass = new (options: object) => object;

const require = createRequire(import.meta.url);

/**
 * Speeds up the start of firebase-tools, which loads this module by `--import`. Its Auth emulator compiles a validator for every parameter of every call, each
 * time with the whole meta-schema: two thirds of the processor time that the suite took to start. Here a validator is compiled at the first call, and the
 * document, which is firebase-tools' own, is assumed to be valid.
 */
if (process.argv[1] === require.resolve('firebase-tools/lib/bin/firebase.js')) {
  const requireAsTools = createRequire(process.argv[1]);
  const express = requireAsTools('exegesis-express') as { middleware: Middleware };
  const { middleware } = express;
  express.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });

  const requireAsExegesis = createRequire(requireAsTools.resolve('exegesis'));
  const ajv = requireAsExegesis('ajv') as { default: AjvClass };
  ajv.default = class extends ajv.default {
    constructor(options: object) {
      super({ ...options, validateSchema: false });
    }
  };
}

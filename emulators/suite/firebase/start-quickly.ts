import { createRequire } from 'node:module';

type Middleware = (document: object, options: object) => Promise<unknown>;
type AjvClass = new (options: object) => object;

const require = createRequire(import.meta.url);

/**
 * Loaded into firebase-tools by `--import`. Its Auth emulator compiles a validator for every parameter of every call that there is, each
 * with the schema of schemas anew: two thirds of the processor time that the whole suite took to start. Here a validator is compiled when
 * its call first comes, and the document, which is firebase-tools' own, is taken for valid.
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

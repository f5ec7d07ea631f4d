import { createRequire } from 'node:module';
import { addTotp, type AuthEmulator } from '../../auth/index.ts';

const require = createRequire(import.meta.url);

/** Adds the second factor of authenticator apps to the Auth emulator of firebase-tools, which loads this module by `--import`. */
if (process.argv[1] === require.resolve('firebase-tools/lib/bin/firebase.js')) {
  const load = (name: string) => require(`firebase-tools/lib/emulator/auth/${name}.js`) as Partial<AuthEmulator>;
  addTotp({ ...load('operations'), ...load('state'), ...load('errors') } as AuthEmulator);
}

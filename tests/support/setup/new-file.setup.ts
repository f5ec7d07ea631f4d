import { randomBytes } from 'node:crypto';
import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';
import { setProcessDependencies } from '../../../functions/src/platform/process-dependencies.ts';

/** The worker's environment before its first test file, stored where reloaded modules find it. */
const held = globalThis as typeof globalThis & { workerEnv?: NodeJS.ProcessEnv };

// Test files share a worker and, in it, the product's modules (vitest.config.ts). Each file begins with its own environment, its own dependencies of the
// product, and reloaded test modules.
held.workerEnv ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in held.workerEnv)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, held.workerEnv);
// A file that lets a platform fail, or use up its calls, does so for itself alone.
const { SOCIAL_WEB_BASE: shared } = process.env;
if (shared !== undefined) process.env['SOCIAL_WEB_BASE'] = `${shared}/_worlds/${randomBytes(6).toString('hex')}`;
await Promise.all(getApps().map((app) => deleteApp(app)));
setProcessDependencies(undefined);
vi.resetModules();

import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';

/**
 * Connects a command to a project: a deployed one with Google's application default credentials, one named `demo-…` on a running local
 * suite, at its standard ports unless the environment names others.
 */
export function connect(project: string): App {
  const local = project.startsWith('demo-');
  if (local) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= '127.0.0.1:9099';
    process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080';
  }
  return initializeApp({ projectId: project, ...(!local && { credential: applicationDefault() }) });
}

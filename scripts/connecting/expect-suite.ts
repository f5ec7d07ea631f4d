import { connect } from 'node:net';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';

/** Ends the command with advice when it needs a local suite that does not run. */
export async function expectSuite(project: string): Promise<void> {
  if (!project.startsWith('demo-')) return;
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';
  if (await answers(new URL(`http://${firestore}`))) return;
  const instead = project === LOCAL_PROJECT_ID ? ', or name a deployed project with --project' : '';
  console.error(`Nothing answers at ${firestore}: start Doubloon first (npm start)${instead}.`);
  process.exit(1);
}

function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

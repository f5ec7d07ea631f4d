import { describe, expect, it } from 'vitest';
import { parseEmulatorUrls } from './runtime-config.ts';

const script = (emulators: string) =>
  `var firebaseConfig = {\n  "projectId": "demo-doubloon"\n};\nif (firebaseConfig) {\n  var firebaseEmulators = ${emulators};\n}`;

describe('parseEmulatorUrls', () => {
  it("finds the emulators in the hosting emulator's script", () => {
    const emulators = JSON.stringify(
      {
        auth: { host: '127.0.0.1', port: 41234, hostAndPort: '127.0.0.1:41234' },
        firestore: { host: '127.0.0.1', port: 8080, hostAndPort: '127.0.0.1:8080' },
      },
      null,
      2,
    );
    expect(parseEmulatorUrls(script(emulators))).toEqual({
      authUrl: 'http://127.0.0.1:41234',
      firestoreUrl: 'http://127.0.0.1:8080',
    });
  });

  it('says so when there are no emulators, or one is missing', () => {
    expect(() => parseEmulatorUrls(script('undefined'))).toThrow('where the other emulators are');
    expect(() => parseEmulatorUrls(script('{"auth":{"hostAndPort":"127.0.0.1:1"}}'))).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { parseAuthEmulatorUrl } from './runtime-config.ts';

const script = (emulators: string) =>
  `var firebaseConfig = {\n  "projectId": "demo-doubloon"\n};\nif (firebaseConfig) {\n  var firebaseEmulators = ${emulators};\n}`;

describe('parseAuthEmulatorUrl', () => {
  it("finds the Auth emulator in the hosting emulator's script", () => {
    const emulators = JSON.stringify(
      {
        auth: { host: '127.0.0.1', port: 41234, hostAndPort: '127.0.0.1:41234' },
        firestore: { host: '127.0.0.1', port: 8080, hostAndPort: '127.0.0.1:8080' },
      },
      null,
      2,
    );
    expect(parseAuthEmulatorUrl(script(emulators))).toBe('http://127.0.0.1:41234');
  });

  it('says so when there are no emulators or none for Auth', () => {
    expect(() => parseAuthEmulatorUrl(script('undefined'))).toThrow('where the Auth emulator is');
    expect(() => parseAuthEmulatorUrl(script('{}'))).toThrow();
  });
});

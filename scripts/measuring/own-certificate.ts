import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnCertificate {
  key: Buffer;
  cert: Buffer;
  /** Has a browser trust it, and so keep files and service workers that came with it. Works with a profile on disk only. */
  trustIt: string;
}

/** A key and a certificate that nobody else vouches for, good for a day; browsers speak HTTP/2 over https only. Throws when there is no `openssl`. */
export function makeOwnCertificate(): OwnCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1'.split(' ');
  try {
    execFileSync('openssl', ['req', ...made, '-keyout', key, '-out', cert], { stdio: ['ignore', 'ignore', 'pipe'] });
    const own = { key: readFileSync(key), cert: readFileSync(cert) };
    const publicKey = new X509Certificate(own.cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { ...own, trustIt: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
